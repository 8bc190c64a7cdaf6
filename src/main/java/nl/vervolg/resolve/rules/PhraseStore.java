package nl.vervolg.resolve.rules;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.TreeReader;
import nl.vervolg.resolve.rules.syntax.TreeWriter;
import nl.vervolg.understand.phrases.PhraseRow;
import nl.vervolg.understand.phrases.PhraseRow.Part;

/** Keeps the wordings of phrase sheets, so that no spreadsheet is read before it is edited. */
final class PhraseStore {
  private static final String WORD = "";

  private PhraseStore() {}

  static void write(ParsedFile file, TreeWriter texts, DataOutput out) throws IOException {
    out.writeInt(file.phrases().size());
    for (PhraseRow row : file.phrases()) {
      texts.text(row.id());
      texts.text(row.language().code());
      texts.text(row.pattern());
      texts.text(row.wording());
      out.writeInt(row.parts().size());
      for (Part part : row.parts()) {
        if (part instanceof Part.Brace brace) {
          texts.text(brace.name());
          texts.text(brace.role().map(Role::name).orElse(""));
        } else {
          texts.text(WORD);
          texts.text(((Part.Word) part).norm());
        }
      }
    }
    out.writeInt(file.columns().rule());
    out.writeInt(file.columns().language());
    out.writeInt(file.columns().example());
    out.writeInt(file.columns().counterExample());
  }

  static ParsedFile read(
      Path file, Stratum stratum, List<RuleSyntax> rules, TreeReader texts, DataInput in)
      throws IOException {
    List<PhraseRow> rows = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      String id = texts.text();
      Language language = new Language(texts.text());
      String pattern = texts.text();
      String wording = texts.text();
      List<Part> parts = new ArrayList<>();
      for (int more = in.readInt(); more > 0; more--) {
        parts.add(part(texts.text(), texts.text()));
      }
      rows.add(new PhraseRow(id, language, pattern, wording, parts));
    }
    Rule.Columns columns = new Rule.Columns(in.readInt(), in.readInt(), in.readInt(), in.readInt());
    return new ParsedFile(file, stratum, rules, rows, columns);
  }

  private static Part part(String name, String text) {
    return name.equals(WORD)
        ? new Part.Word(text)
        : new Part.Brace(
            name, Optional.of(text).filter(role -> !role.isEmpty()).map(Role::valueOf));
  }
}
