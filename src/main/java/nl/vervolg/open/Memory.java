package nl.vervolg.open;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Being;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Spoken;
import nl.vervolg.keyword.LanguageWords;

/** What was said before, as phrases that later words can point at. */
final class Memory {
  private static final int MOST_EACH = 10;
  private static final int BACK = 3;

  /** What was asked, complete, whether that tells anything, and what was answered. */
  private record Exchange(
      OpenText question,
      boolean tells,
      boolean answered,
      List<OpenText> answer,
      OpenLanguage language) {}

  private final List<Exchange> exchanges = new ArrayList<>();
  private int turns;

  /**
   * Goes on after a turn.
   *
   * @param tells it is a question or a sentence, not only "thanks"
   */
  void add(OpenText question, boolean tells, String answer, OpenLanguage language) {
    turns++;
    exchanges.add(
        new Exchange(question, tells, !answer.isBlank(), language.answer(answer), language));
    if (exchanges.size() > BACK + 1) {
      exchanges.remove(1);
    }
  }

  /** Turns so far. */
  int turns() {
    return turns;
  }

  /** Whether the last turn was answered. */
  boolean answered() {
    return !exchanges.isEmpty() && exchanges.get(exchanges.size() - 1).answered();
  }

  /** The last question as it was understood. */
  String last() {
    return exchanges.get(exchanges.size() - 1).question().text();
  }

  /** The phrases of the last turns and of the first question. */
  List<Spoken> spoken() {
    List<Spoken> all = new ArrayList<>();
    for (int i = exchanges.size() - 1; i >= 0; i--) {
      Exchange exchange = exchanges.get(i);
      boolean opening = i == 0;
      int back = exchanges.size() - i;
      if (exchange.tells()) {
        all.addAll(phrases(exchange.question(), exchange.language(), back, opening, false));
      }
      if (back <= BACK) {
        for (OpenText sentence : exchange.answer()) {
          all.addAll(phrases(sentence, exchange.language(), back, false, true));
        }
      }
    }
    return all;
  }

  /** Who writes no capitals writes none in names: the subject of an answer is mostly one. */
  private static boolean small(OpenText text, NounPhrase phrase) {
    boolean verb =
        phrase.to() < text.words().size()
            && text.words().get(phrase.to()).is(WordKind.VERB, WordKind.AUXILIARY);
    OpenWord first = text.words().get(0);
    return phrase.from() == 0
        && verb
        && Character.isLowerCase(first.text().codePointAt(0))
        && !first.is(WordKind.DETERMINER, WordKind.NUMBER, WordKind.ADJECTIVE)
        && phrase.number() != GrammaticalNumber.PLURAL;
  }

  /** "The test" after a question about a disease is a part of what is spoken of. */
  private static boolean loose(NounPhrase phrase, boolean known) {
    return !known && phrase.definite() && !phrase.name();
  }

  private static List<Spoken> phrases(
      OpenText text, OpenLanguage language, int back, boolean opening, boolean answer) {
    Map<String, NounPhrase> found = new LinkedHashMap<>();
    text.joined().stream()
        .filter(each -> !each.owned())
        .sorted(
            Comparator.comparing(NounPhrase::place)
                .thenComparing(NounPhrase::from)
                .thenComparing(each -> -each.to()))
        .forEach(each -> found.putIfAbsent(language.named(text, each), each));
    List<Spoken> spoken = new ArrayList<>();
    found.forEach(
        (words, phrase) -> {
          if (spoken.size() < MOST_EACH) {
            String noun =
                String.join(
                    " ",
                    LanguageWords.of(language.language())
                        .stems(text.words().get(phrase.head()).norm()));
            spoken.add(
                new Spoken(
                    back,
                    opening,
                    answer,
                    phrase.place(),
                    spoken.size() + 1,
                    phrase.name() || (answer && small(text, phrase)),
                    phrase.number(),
                    phrase.name() ? Being.ANY : Being.THING,
                    noun,
                    words,
                    loose(phrase, opening || answer)));
          }
        });
    return spoken;
  }
}
