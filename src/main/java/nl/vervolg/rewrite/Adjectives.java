package nl.vervolg.rewrite;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.QuestionForm.Filler;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Contractions;
import nl.vervolg.knowledge.Grammar;

/** Words around a noun of one language that take their form from it. */
final class Adjectives {
  private final Writing writing;
  private final Grammar grammar;
  private final Contractions contractions;
  private final Nouns nouns;

  Adjectives(Writing writing) {
    this.writing = writing;
    this.grammar = writing.grammar();
    this.contractions = grammar.phrasing().contractions();
    this.nouns = writing.nouns();
  }

  /** True for the words of a slot that agree with the noun for the kind of thing. */
  boolean is(Filler filler, Role role) {
    String text = filler.text();
    return role == Role.ORDER
        || role == Role.MEASURE
        || (role == Role.TOPIC && !writing.adjectives().of(text).isEmpty());
  }

  /** The words with every adjective that agreed with one noun in the form for another. */
  String repair(String words, Gender before, Gender after, GrammaticalNumber number) {
    return Agreement.repair(words, writing.adjectives(), before, after, number);
  }

  /** An adjective in the form that it has beside a noun, after those words. */
  String fit(String text, Filler noun, String before) {
    String words = before.strip();
    String last = words.substring(words.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
    boolean weak = grammar.style().weakAfter().contains(last);
    return nouns
        .noun(noun.text())
        .map(known -> Agreement.fit(text, writing.agreeing(), known.gender(), noun.number(), weak))
        .orElse(text);
  }

  /** The words with an article or preposition at their end in full. */
  String full(String words, Gender gender) {
    Collection<String> articles = grammar.definite().values();
    String own = grammar.definite().getOrDefault(gender.name().toLowerCase(Locale.ROOT), "");
    List<String> wanted =
        contractions.elided().keySet().stream()
            .map(String::strip)
            .filter(word -> word.equals(own) || !articles.contains(word))
            .toList();
    return contractions.full(words, wanted).orElse(words);
  }

  /** The words grown together with each other and with the noun after them. */
  String grown(String words, String noun) {
    String tidy = contractions.tidy(words);
    return contractions.apply(Agreement.join(tidy, grammar, noun), noun).lead();
  }
}
