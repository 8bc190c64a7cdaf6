package nl.vervolg.understand;

import java.util.Optional;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Role;
import nl.vervolg.knowledge.Grammar;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;

/** Finds what a word means that is no label but is made of one by the rules of its language. */
final class DerivedLabels {
  private static final int SHORTEST_NOUN = 4;
  private static final int SHORTEST_MODIFIER = 2;
  private static final int SHORTEST_TOWN = 4;

  private final Lexicon lexicon;

  DerivedLabels(Lexicon lexicon) {
    this.lexicon = lexicon;
  }

  /** The label that the word is made of, with the word as its text. */
  Optional<Label> find(Scan scan, int index, Grammar grammar) {
    Optional<Label> noun = grammar.compounds() ? compound(scan, index) : Optional.empty();
    return noun.or(() -> demonym(scan, index, grammar));
  }

  /** A longer word that ends in a noun of the vocabulary: the same kind of thing. */
  private Optional<Label> compound(Scan scan, int index) {
    String norm = scan.tokens().get(index).norm();
    for (int cut = SHORTEST_MODIFIER; cut <= norm.length() - SHORTEST_NOUN; cut++) {
      for (Label noun : lexicon.nouns(norm.substring(cut))) {
        if (noun.language().map(scan.language()::equals).orElse(false)) {
          return Optional.of(renamed(noun, scan.tokens().get(index).text()));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Label> demonym(Scan scan, int index, Grammar grammar) {
    String norm = scan.tokens().get(index).norm();
    for (String ending : grammar.demonyms()) {
      int stem = norm.length() - ending.length();
      if (norm.endsWith(ending) && stem >= SHORTEST_TOWN) {
        int word = lexicon.word(norm.substring(0, stem));
        int node = word == Lexicon.UNKNOWN ? -1 : lexicon.next(Lexicon.ROOT, word);
        if (node >= 0) {
          for (Entry entry : lexicon.entries(node)) {
            if (entry instanceof Entry.LabelEntry place
                && place.label().slot().role() == Role.LOCATION) {
              return Optional.of(adjective(place.label(), scan.tokens().get(index).text()));
            }
          }
        }
      }
    }
    return Optional.empty();
  }

  private static Label renamed(Label noun, String text) {
    return new Label(
        text, noun.language(), noun.slot(), noun.value(), noun.form(), noun.gender(), 0, -1);
  }

  private static Label adjective(Label place, String text) {
    return new Label(
        text,
        place.language(),
        place.slot(),
        place.value(),
        WordForm.ADJECTIVE,
        Gender.NONE,
        place.weight(),
        -1);
  }
}
