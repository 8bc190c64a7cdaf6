package nl.vervolg.open;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A turn with what is seen in it.
 *
 * @param text as it was said
 * @param words its words and signs
 * @param phrases its phrases, in order
 */
record OpenText(String text, List<OpenWord> words, List<NounPhrase> phrases) {
  OpenText {
    words = List.copyOf(words);
    phrases = List.copyOf(phrases);
  }

  /** The words from one to another as they stand in the text. */
  String text(int from, int to) {
    return text.substring(words.get(from).start(), words.get(to - 1).end());
  }

  /** The phrase that has this word. */
  Optional<NounPhrase> phrase(int word) {
    return phrases.stream().filter(each -> each.from() <= word && word < each.to()).findFirst();
  }

  /** Where the phrases end that prepositions join to this one. */
  int tail(NounPhrase phrase) {
    int to = phrase.to();
    for (NounPhrase next : phrases) {
      boolean joined = next.from() == to + 1 && words.get(to).is(WordKind.PREPOSITION);
      to = joined ? next.to() : to;
    }
    return to;
  }

  /** Where the sentence begins that has this word. */
  int sentence(int word) {
    int from = word;
    while (from > 0 && !ends(words.get(from - 1))) {
      from--;
    }
    return from;
  }

  /** A sign that ends a sentence. */
  static boolean ends(OpenWord word) {
    return word.is(WordKind.SIGN) && ".!?;:".contains(word.text());
  }

  /** Whether words stand between two words that part clauses. */
  boolean parted(int from, int to) {
    boolean joint = false;
    for (OpenWord word : words.subList(from, to)) {
      boolean verb = word.is(WordKind.VERB, WordKind.AUXILIARY, WordKind.QUESTION);
      if (word.is(WordKind.SUBORDINATOR) || ends(word) || (joint && verb)) {
        return true;
      }
      joint |= word.is(WordKind.CONJUNCTION) || word.text().equals(",");
    }
    return false;
  }

  /** Its phrases, and those that "and" joins to one. */
  List<NounPhrase> joined() {
    List<NounPhrase> all = new ArrayList<>();
    for (int i = 0; i < phrases.size(); i++) {
      NounPhrase phrase = phrases.get(i);
      Optional<NounPhrase> next =
          i + 1 < phrases.size() ? Optional.of(phrases.get(i + 1)) : Optional.empty();
      boolean together =
          next.filter(
                  other ->
                      other.from() == phrase.to() + 1
                          && words.get(phrase.to()).is(WordKind.CONJUNCTION))
              .isPresent();
      all.add(phrase);
      next.filter(other -> together).map(other -> join(phrase, other)).ifPresent(all::add);
    }
    return all;
  }

  /** Two names before a verb for one thing are one name. */
  private NounPhrase join(NounPhrase first, NounPhrase second) {
    return new NounPhrase(
        first.from(),
        second.to(),
        second.head(),
        first.name() && second.name(),
        first.definite(),
        first.owned(),
        nl.vervolg.dialogue.GrammaticalNumber.PLURAL,
        first.place());
  }
}
