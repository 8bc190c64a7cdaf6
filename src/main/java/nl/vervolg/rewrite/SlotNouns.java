package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.Phrasing;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.understand.Tokenizer;

/** The nouns of one language that say of what kind a place is: "the province of ...". */
final class SlotNouns {
  private final List<Noun> all = new ArrayList<>();
  private final Set<Kind> said = new HashSet<>();

  SlotNouns(Domain domain, Language language, Phrasing phrasing) {
    for (SlotType type : domain.slots()) {
      boolean place = type.role() == Role.LOCATION;
      for (String text :
          place ? type.nouns().getOrDefault(language, List.of()) : List.<String>of()) {
        all.add(new Noun(type.name(), text.toLowerCase(Locale.ROOT), Tokenizer.words(text)));
      }
    }
    for (String placeClass : phrasing.places().keySet()) {
      List<String> words =
          Tokenizer.words(phrasing.place(placeClass, PlacePhrases.INSIDE).orElse(""));
      for (Noun noun : all) {
        if (words.containsAll(noun.words())) {
          said.add(new Kind(placeClass, noun.slot()));
        }
      }
    }
  }

  /**
   * One noun.
   *
   * @param slot the slot whose fillers it names
   * @param text in small letters
   * @param words as they are compared
   */
  record Noun(SlotName slot, String text, List<String> words) {}

  private record Kind(String placeClass, SlotName slot) {}

  /** All nouns, by slot. */
  List<Noun> all() {
    return all;
  }

  /** True where the words before a place of that class say its kind by themselves. */
  boolean saidBy(String placeClass, SlotName slot) {
    return said.contains(new Kind(placeClass, slot));
  }
}
