package nl.vervolg.open;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.Being;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Spoken;
import nl.vervolg.dialogue.SpokenPlace;
import nl.vervolg.keyword.LanguageWords;

/** What was said before, as phrases that later words can point at. */
final class Memory {
  private static final int BACK = 3;

  /** Phrases of one question and of one answer, so that all turns together are never too many. */
  private static final int MOST_ASKED = 6;

  private static final int MOST_ANSWERED = 8;

  /** A phrase of a sentence, by the words that name it later. */
  private record Seen(OpenText text, NounPhrase phrase, String words, boolean name) {}

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

  /**
   * The phrases of the last turns and of the first question.
   *
   * @param now the language of the turn that they may be put into
   */
  List<Spoken> spoken(Language now) {
    List<Spoken> all = new ArrayList<>();
    for (int i = exchanges.size() - 1; i >= 0; i--) {
      Exchange exchange = exchanges.get(i);
      boolean opening = i == 0;
      int back = exchanges.size() - i;
      if (exchange.tells()) {
        List<Seen> asked = seen(List.of(exchange.question()), exchange.language(), false);
        all.addAll(spoken(kept(asked, MOST_ASKED), exchange, back, opening, false, now));
      }
      if (back <= BACK) {
        List<Seen> told = seen(exchange.answer(), exchange.language(), true);
        all.addAll(spoken(kept(told, MOST_ANSWERED), exchange, back, false, true, now));
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

  /** The phrases of all sentences, each once, those that are spoken of most first. */
  private static List<Seen> seen(List<OpenText> texts, OpenLanguage language, boolean answer) {
    List<Seen> all = new ArrayList<>();
    for (OpenText text : texts) {
      text.joined().stream()
          .filter(each -> !each.owned())
          .sorted(Comparator.comparing(NounPhrase::from).thenComparing(each -> -each.to()))
          .map(
              each ->
                  new Seen(
                      text,
                      each,
                      language.named(text, each),
                      each.name() || (answer && small(text, each))))
          .forEach(all::add);
    }
    Map<String, Seen> found = new LinkedHashMap<>();
    all.stream()
        .sorted(Comparator.comparing(each -> each.phrase().place()))
        .forEach(each -> found.putIfAbsent(each.words(), each));
    return List.copyOf(found.values());
  }

  /** Of very many the names rather than the rest: who hides a name makes another the only one. */
  private static List<Seen> kept(List<Seen> seen, int most) {
    Set<Seen> kept =
        seen.stream()
            .sorted(Comparator.comparing(each -> !each.name()))
            .limit(most)
            .collect(Collectors.toSet());
    return seen.stream().filter(kept::contains).toList();
  }

  private static List<Spoken> spoken(
      List<Seen> seen, Exchange exchange, int back, boolean opening, boolean answer, Language now) {
    OpenLanguage language = exchange.language();
    boolean who = language.asksWho(exchange.question());
    SpokenPlace person = answer ? SpokenPlace.SUBJECT : SpokenPlace.CENTRE;
    List<Spoken> spoken = new ArrayList<>();
    for (Seen each : seen) {
      NounPhrase phrase = each.phrase();
      OpenText text = each.text();
      boolean article = text.words().get(phrase.from()).is(WordKind.DETERMINER);
      boolean foreign =
          !language.language().equals(now) && (article || !each.name() || !language.namesShow());
      Being name = who && phrase.place() == person ? Being.PERSON : Being.ANY;
      String head = text.words().get(phrase.head()).norm();
      spoken.add(
          new Spoken(
              back,
              opening,
              answer,
              foreign || lost(text, phrase) ? SpokenPlace.OTHER : phrase.place(),
              spoken.size() + 1,
              each.name(),
              phrase.number(),
              each.name() ? name : Being.THING,
              String.join(" ", LanguageWords.of(language.language()).stems(head)),
              answer ? each.words() : whole(text, phrase, each.words()),
              loose(phrase, opening || answer)));
    }
    return spoken;
  }

  /** Nobody can tell whether the words behind it belong to it: "who built the church in 1890?". */
  private static boolean lost(OpenText text, NounPhrase phrase) {
    return phrase.place() == SpokenPlace.OBJECT
        && !phrase.name()
        && text.tail(phrase) > phrase.to();
  }

  /** With the words behind it that tell which: "the tallest mountain in Nepal". */
  private static String whole(OpenText text, NounPhrase phrase, String words) {
    int to = text.tail(phrase);
    return phrase.name() || to == phrase.to()
        ? words
        : words
            + text.text()
                .substring(text.words().get(phrase.to() - 1).end(), text.words().get(to - 1).end());
  }
}
