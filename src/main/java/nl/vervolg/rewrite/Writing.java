package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;

/**
 * How one language is written.
 *
 * @param grammar its grammar
 * @param nouns its nouns
 * @param places the words before places
 * @param names the words before names of things
 * @param slotNouns the nouns that say of what kind a name is
 * @param agreement words that agree with a noun: articles and the like
 * @param adjectives adjectives
 * @param agreeing both
 */
record Writing(
    Grammar grammar,
    Nouns nouns,
    PlacePhrases places,
    NamePhrases names,
    SlotNouns slotNouns,
    Inflections agreement,
    Inflections adjectives,
    Inflections agreeing) {
  /** True where a case takes the place of a preposition. */
  boolean cases() {
    return !names.genitive().isEmpty();
  }

  /** From the labels of that language. */
  static Writing of(Grammar grammar, List<Label> labels, SlotNouns slotNouns) {
    Nouns nouns = new Nouns(grammar, labels);
    Map<String, String> singular = new HashMap<>();
    for (Label label : labels) {
      if (label.slot().role() == Role.TYPE && label.form() == WordForm.SINGULAR) {
        String key = label.value().key() + '\n' + label.lexeme();
        String first = singular.putIfAbsent(key, label.text());
        if (first != null) {
          nouns.genitive(first, label.text());
        }
      }
    }
    List<Map<String, String>> all = new ArrayList<>(grammar.agreement());
    all.addAll(grammar.adjectives());
    return new Writing(
        grammar,
        nouns,
        new PlacePhrases(grammar.phrasing()),
        new NamePhrases(grammar, nouns),
        slotNouns,
        new Inflections(grammar.agreement()),
        new Inflections(grammar.adjectives()),
        new Inflections(all));
  }
}
