package nl.vervolg.knowledge;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;

/**
 * Keeps the names that were read from the data in one binary file, since reading them out of Turtle
 * takes a second. The name of the file is a hash of all that it was made from, so it is never
 * stale; deleting it costs nothing but time.
 */
final class NameCache {
  private static final String VERSION = "names 5";

  /** Of a workspace or two, with some edits of the data. */
  private static final int MOST = 8;

  private final KeptFiles kept;
  private final String hash;
  private final List<SlotType> slots;

  NameCache(Path folder, Path domainFile, Domain domain) {
    this.kept = new KeptFiles(folder, "names-", MOST);
    this.hash = fingerprint(domainFile, domain.data());
    this.slots = domain.slots();
  }

  /**
   * The names, from the file where it is there and whole.
   *
   * @param reading is told before they are read from the source
   */
  List<Label> get(Supplier<List<Label>> source, Runnable reading, Problems problems) {
    Optional<List<Label>> found = kept.find(hash, this::read);
    if (found.isPresent()) {
      return found.orElseThrow();
    }
    reading.run();
    List<Label> names = source.get();
    if (problems.list().isEmpty()) {
      kept.keep(hash, out -> write(names, out));
    }
    return names;
  }

  private List<Label> read(DataInputStream in) throws IOException {
    List<WordForm> forms = texts(in).stream().map(WordForm::valueOf).toList();
    List<Optional<Language>> tags =
        texts(in).stream()
            .map(code -> Optional.of(code).filter(each -> !each.isEmpty()).map(Language::new))
            .toList();
    int size = in.readInt();
    if (size < 0 || size > in.available()) {
      throw new EOFException("The file is damaged.");
    }
    List<Label> names = new ArrayList<>(size);
    SlotValue value = new SlotValue.Text("");
    List<String> within = List.of();
    for (int i = 0; i < size; i++) {
      if (in.readBoolean()) {
        value = new SlotValue.Term(in.readUTF(), texts(in));
        within = texts(in);
      }
      String text = in.readUTF();
      Optional<Language> tag = tags.get(in.readUnsignedByte());
      SlotType slot = slots.get(in.readUnsignedByte());
      WordForm form = forms.get(in.readUnsignedByte());
      long weight = in.readLong();
      int lexeme = in.readInt();
      names.add(new Label(text, tag, slot, value, form, Gender.NONE, weight, lexeme, within));
    }
    return names;
  }

  private static List<String> texts(DataInputStream in) throws IOException {
    int size = in.readInt();
    if (size == 1) {
      return List.of(in.readUTF());
    }
    List<String> texts = new ArrayList<>();
    for (int left = size; left > 0; left--) {
      texts.add(in.readUTF());
    }
    return List.copyOf(texts);
  }

  private static void write(DataOutputStream out, List<String> texts) throws IOException {
    out.writeInt(texts.size());
    for (String text : texts) {
      out.writeUTF(text);
    }
  }

  private void write(List<Label> names, DataOutputStream out) throws IOException {
    List<String> forms = Arrays.stream(WordForm.values()).map(WordForm::name).toList();
    List<String> tags = names.stream().map(NameCache::tag).distinct().sorted().toList();
    write(out, forms);
    write(out, tags);
    out.writeInt(names.size());
    SlotValue last = new SlotValue.Text("");
    for (Label name : names) {
      out.writeBoolean(!name.value().equals(last));
      if (!name.value().equals(last) && name.value() instanceof SlotValue.Term term) {
        out.writeUTF(term.key());
        write(out, term.iris());
        write(out, name.within());
        last = term;
      }
      out.writeUTF(name.text());
      out.writeByte(tags.indexOf(tag(name)));
      out.writeByte(slots.indexOf(name.slot()));
      out.writeByte(forms.indexOf(name.form().name()));
      out.writeLong(name.weight());
      out.writeInt(name.lexeme());
    }
  }

  private static String tag(Label name) {
    return name.language().map(Language::code).orElse("");
  }

  private static String fingerprint(Path domainFile, List<Path> data) {
    try {
      List<Path> files = new ArrayList<>(data);
      files.add(domainFile);
      return Fingerprint.of(List.of(VERSION), files);
    } catch (IOException e) {
      throw new Problems.WorkspaceException(
          List.of(
              new Problem(
                  new Place(domainFile, 0),
                  "A file of the data cannot be read: " + e.getMessage(),
                  "Check its rights.")));
    }
  }
}
