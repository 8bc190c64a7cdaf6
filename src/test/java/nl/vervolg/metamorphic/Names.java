package nl.vervolg.metamorphic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.LanguagePack;
import nl.vervolg.knowledge.WordForm;
import nl.vervolg.understand.Tokenizer;

/** The names of the workspace that mean one thing only, and all its words. */
final class Names {
  /** Names of smaller towns are hardly ever said. */
  private static final int TOWN = 10_000;

  private static final int LONGEST = 4;

  private final Set<String> words = new HashSet<>();
  private final Set<String> cues = new HashSet<>();
  private final Set<String> kindsAndPlaces = new HashSet<>();
  private final Map<String, Set<String>> meanings = new HashMap<>();
  private final Map<SlotName, List<Label>> bySlot = new TreeMap<>();

  private Names(Knowledge knowledge) {
    for (LanguagePack pack : knowledge.languages().values()) {
      Stream.of(
              pack.cues().values().stream().flatMap(List::stream),
              pack.anaphors().stream().flatMap(anaphor -> anaphor.words().stream()),
              pack.ordinals().values().stream().flatMap(List::stream),
              pack.ordinalNouns().stream(),
              pack.numbered().stream(),
              pack.demonstratives().stream())
          .flatMap(all -> all)
          .forEach(cue -> cues.addAll(Tokenizer.words(cue)));
    }
    words.addAll(cues);
    for (Label label : knowledge.labels()) {
      List<String> name = Tokenizer.words(label.text());
      words.addAll(name);
      meanings
          .computeIfAbsent(String.join(" ", name), key -> new HashSet<>())
          .add(label.slot().name() + " " + label.value().key());
      bySlot.computeIfAbsent(label.slot().name(), slot -> new ArrayList<>()).add(label);
      if (label.slot().role() == Role.TYPE || label.slot().role() == Role.LOCATION) {
        kindsAndPlaces.addAll(name);
      }
    }
  }

  /** Those of the repository. */
  static Names heritage() {
    return new Names(Heritage.workspace().knowledge());
  }

  /** True when a word stands in a language file or in a name. */
  boolean known(String word) {
    return words.contains(word);
  }

  /** True when the workspace has that value, or no value is asked for. */
  boolean value(String slot, String key) {
    return key.isEmpty()
        || labels(new SlotName(slot)).stream().anyMatch(label -> label.value().key().equals(key));
  }

  /** Labels of a slot, as they are. */
  List<Label> labels(SlotName slot) {
    return bySlot.getOrDefault(slot, List.of());
  }

  /** Names of a slot with one meaning, the usual name of each value in that language. */
  List<Label> usual(SlotName slot, Language language) {
    Map<String, Label> usual = new TreeMap<>();
    for (Label label : labels(slot)) {
      if (label.form() == WordForm.NAME && label.language().map(language::equals).orElse(false)) {
        usual.putIfAbsent(label.value().key(), label);
      }
    }
    for (Label label : labels(slot)) {
      if (label.form() == WordForm.NAME && label.language().isEmpty()) {
        usual.putIfAbsent(label.value().key(), label);
      }
    }
    return usual.values().stream().filter(this::clear).toList();
  }

  /**
   * True when the name is short, means one thing, and is made of other words than cues and kinds.
   */
  private boolean clear(Label label) {
    List<String> name = Tokenizer.words(label.text());
    boolean large =
        label.slot().role() != Role.LOCATION || label.slot().level() > 1 || label.weight() >= TOWN;
    boolean thing =
        label.slot().role() != Role.ENTITY || (!kindsAndPlaces.containsAll(name) && own(name));
    return large
        && thing
        && name.size() <= LONGEST
        && label.text().codePoints().allMatch(Names::plain)
        && meanings.getOrDefault(String.join(" ", name), Set.of()).size() == 1
        && !cues.containsAll(name);
  }

  /** A name of a thing needs a word that is no common one. */
  private boolean own(List<String> name) {
    return name.stream()
        .anyMatch(
            word -> word.length() > 4 && !cues.contains(word) && !kindsAndPlaces.contains(word));
  }

  private static boolean plain(int c) {
    return Character.isLetter(c) || c == ' ' || c == '-' || c == '\'';
  }
}
