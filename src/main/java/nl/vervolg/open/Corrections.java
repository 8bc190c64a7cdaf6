package nl.vervolg.open;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.knowledge.OpenWords;

/** Sets right what a model of whole sentences gets wrong in short questions and answers. */
final class Corrections {
  private static final int SHORTEST_CLAUSE = 3;

  private Corrections() {}

  /** The words with classes that go together. */
  static List<OpenWord> of(List<OpenWord> words, OpenWords open) {
    List<OpenWord> right = new ArrayList<>(words);
    defined(right, open);
    names(right);
    verbs(right, open.of(OpenWords.Use.VERB_ENDINGS));
    return right;
  }

  /** What "what is" asks for ends in a noun. */
  private static void defined(List<OpenWord> words, OpenWords open) {
    int end = 0;
    while (end < words.size() && !words.get(end).is(WordKind.SIGN, WordKind.CONJUNCTION)) {
      end++;
    }
    boolean asks =
        end > 2
            && open.of(OpenWords.Use.DEFINES).contains(words.get(0).norm())
            && open.of(OpenWords.Use.PART_VERBS).contains(words.get(1).norm());
    boolean plain =
        asks
            && words.subList(2, end).stream()
                .allMatch(
                    word ->
                        word.is(
                            WordKind.DETERMINER,
                            WordKind.NOUN,
                            WordKind.NAME,
                            WordKind.ADJECTIVE,
                            WordKind.VERB,
                            WordKind.ADVERB,
                            WordKind.OTHER));
    if (plain) {
      for (int i = 2; i < end; i++) {
        boolean last = i == end - 1;
        OpenWord word = words.get(i);
        if (word.is(WordKind.VERB, WordKind.OTHER, WordKind.ADVERB)
            || (last && !word.is(WordKind.NAME))) {
          words.set(i, word.as(word.capital() ? WordKind.NAME : WordKind.NOUN));
        }
      }
    }
  }

  /** An adjective with a capital and no noun behind it is a name: "Norwegian". */
  private static void names(List<OpenWord> words) {
    for (int i = 1; i < words.size(); i++) {
      boolean before =
          i + 1 < words.size()
              && words
                  .get(i + 1)
                  .is(WordKind.NOUN, WordKind.NAME, WordKind.ADJECTIVE, WordKind.CONJUNCTION);
      if (words.get(i).is(WordKind.ADJECTIVE) && words.get(i).capital() && !before) {
        words.set(i, words.get(i).as(WordKind.NAME));
      }
    }
  }

  /** A clause that tells something has a verb: "royal spice serves Indian food". */
  private static void verbs(List<OpenWord> words, List<String> endings) {
    int from = 0;
    for (int i = 0; i <= words.size(); i++) {
      boolean ends =
          i == words.size()
              || words.get(i).is(WordKind.CONJUNCTION, WordKind.SIGN, WordKind.SUBORDINATOR);
      if (ends) {
        verb(words, from, i, endings);
        from = i + 1;
      }
    }
  }

  private static void verb(List<OpenWord> words, int from, int to, List<String> endings) {
    boolean verb =
        words.subList(from, to).stream()
            .anyMatch(word -> word.is(WordKind.VERB, WordKind.AUXILIARY, WordKind.QUESTION));
    for (int i = from + 1; i < to - 1 && !verb && to - from > SHORTEST_CLAUSE; i++) {
      OpenWord word = words.get(i);
      boolean followed =
          words
              .get(i + 1)
              .is(WordKind.ADJECTIVE, WordKind.NOUN, WordKind.NAME, WordKind.DETERMINER);
      if (followed
          && word.is(WordKind.NOUN)
          && !word.capital()
          && endings.stream().anyMatch(word.norm()::endsWith)) {
        words.set(i, word.as(WordKind.VERB));
        verb = true;
      }
    }
  }
}
