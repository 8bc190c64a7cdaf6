package nl.vervolg.understand;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.SlotType;
import nl.vervolg.knowledge.WordForm;

/**
 * Finds the words of an open slot: those that nothing explains, with the words that introduce them
 * ("with a Rembrandt collection": Rembrandt).
 */
final class TopicFinder {
  private static final List<CueKind> INTRODUCES =
      List.of(CueKind.TOPIC, CueKind.WITHOUT, CueKind.RESTRICTION, CueKind.DISCARD);
  private final Domain domain;

  TopicFinder(Domain domain) {
    this.domain = domain;
  }

  /**
   * Adds the topic of the scan from token {@code from} on, if there is one.
   *
   * @param clause the words are a complete clause, in which a topic needs no introduction
   * @return the open words that belong to no topic
   */
  List<Span> find(Scan scan, int from, boolean clause, Found found) {
    TopicWords.openAfterLead(scan);
    List<Span> runs = TopicRuns.runs(scan, from);
    Optional<SlotType> slot =
        domain.slots().stream()
            .filter(type -> type.role() == Role.TOPIC && type.open())
            .findFirst();
    List<Span> topics = slot.isPresent() ? topics(scan, runs, clause) : List.of();
    topics.forEach(run -> add(scan, run, slot.orElseThrow(), found));
    return runs.stream().filter(run -> !topics.contains(run)).toList();
  }

  /** The first one, or those of "not about ships but about trains". */
  private static List<Span> topics(Scan scan, List<Span> runs, boolean clause) {
    List<Span> introduced = runs.stream().filter(run -> introduced(scan, run)).toList();
    if (introduced.isEmpty()) {
      return clause
          ? runs.stream().filter(run -> !TopicRuns.isPlace(scan, run)).limit(1).toList()
          : List.of();
    }
    boolean denied = false;
    for (int i = 0; i < introduced.get(0).from(); i++) {
      denied |= scan.is(i, CueKind.NEGATION);
    }
    return introduced.subList(0, denied ? Math.min(2, introduced.size()) : 1);
  }

  private static boolean introduced(Scan scan, Span run) {
    return (introduction(scan, run) < run.from() && !named(scan, run))
        || ones(scan, run)
        || opened(scan, run);
  }

  /** "For Dundee": with a capital it may be a place that is not known, where nouns have none. */
  private static boolean named(Scan scan, Span run) {
    int before = run.from() - (scan.is(run.from() - 1, CueKind.ARTICLE) ? 2 : 1);
    return scan.is(before, CueKind.GENITIVE) && scan.capital(run.from()) && !scan.capitalNouns();
  }

  /** "Wheelchair friendly ones": said of the things by an adjective. */
  private static boolean ones(Scan scan, Span run) {
    return scan.match(run.to())
        .flatMap(match -> match.first(Entry.OrdinalNounEntry.class))
        .isPresent();
  }

  private static boolean opened(Scan scan, Span run) {
    for (int i = run.from(); i < run.to(); i++) {
      if (TopicWords.openedOn(scan, i)) {
        return true;
      }
    }
    return false;
  }

  /** Index of the first word of the phrase that introduces the run. */
  private static int introduction(Scan scan, Span run) {
    int first = run.from();
    if (scan.is(first - 1, CueKind.ARTICLE)) {
      first--;
    }
    int lead = first;
    while ((scan.is(lead - 1, CueKind.FILLER) || TopicWords.possessive(scan, lead - 1))
        && !scan.isAny(lead - 1, INTRODUCES)) {
      lead--;
    }
    first = scan.isAny(lead - 1, INTRODUCES) ? lead : first;
    int before = first - 1;
    if (INTRODUCES.stream().anyMatch(kind -> scan.is(before, kind))) {
      first = scan.match(before).orElseThrow().span().from();
      return scan.is(first - 1, CueKind.TOPIC) && !scan.is(first - 1, CueKind.PREDICATE)
          ? scan.match(first - 1).orElseThrow().span().from()
          : first;
    }
    if (TopicWords.saidOfThing(scan, before)) {
      return first < run.from() ? first : run.from() - 1;
    }
    int noun = before;
    return scan.is(noun, CueKind.GENITIVE)
            && scan.is(noun - 1, CueKind.TOPIC_NOUN)
            && scan.is(noun - 2, CueKind.TOPIC)
        ? scan.match(noun - 2).orElseThrow().span().from()
        : run.from();
  }

  /** A subject said of a thing begins after the pronoun. */
  private static int firstOfPhrase(Scan scan, Span run) {
    int first = scan.is(run.from() - 1, CueKind.ARTICLE) ? run.from() - 1 : run.from();
    return TopicWords.saidOfThing(scan, first - 1) ? first : 0;
  }

  private static void add(Scan scan, Span run, SlotType slot, Found found) {
    int to = run.to();
    int start = Math.max(introduction(scan, run), firstOfPhrase(scan, run));
    while (scan.is(to, CueKind.TOPIC_NOUN)
        || (start < run.from() && scan.is(to, CueKind.PREDICATE))) {
      to = scan.match(to).orElseThrow().span().to();
    }
    boolean clause =
        TopicWords.pronoun(scan, start - 1) && to > run.to() && scan.is(to - 1, CueKind.PREDICATE);
    Span phrase =
        opened(scan, run) || clause
            ? TopicWords.relative(scan, clause ? start : run.from(), to)
            : new Span(start, to);
    SlotValue value = new SlotValue.Text(scan.text(run).toLowerCase(Locale.ROOT));
    found.removeWithin(phrase);
    Mention mention =
        new Mention(run, slot.name(), Role.TOPIC, slot.level(), value, Evidence.OPEN, 0);
    Optional<Span> verb = verb(scan, start, run);
    String text =
        verb.filter(said -> !said.overlaps(phrase))
                .map(said -> scan.text(said).toLowerCase(Locale.ROOT) + " ")
                .orElse("")
            + scan.amid(phrase);
    boolean beside = start == run.from() && ones(scan, run) && !scan.adjectiveAfter();
    WordForm form = verb.isPresent() ? WordForm.VERB : beside ? WordForm.ADJECTIVE : WordForm.NAME;
    found.add(mention, new Wording(text, phrase, form, Gender.NONE, -1));
  }

  /** The finite verb that says it of the things: "have" in "do they have an organ". */
  private static Optional<Span> verb(Scan scan, int start, Span run) {
    int at = start < run.from() && scan.is(start, CueKind.PREDICATE) ? start : start - 1;
    while (at > 0 && (TopicWords.pronoun(scan, at) || scan.isAny(at, TopicWords.BETWEEN))) {
      at = scan.match(at).orElseThrow().span().from() - 1;
    }
    boolean verb = scan.is(at, CueKind.TOPIC) && scan.is(at, CueKind.PREDICATE);
    boolean subject = at == start || at < start - 1;
    return verb && subject ? scan.match(at).map(Match::span) : Optional.empty();
  }
}
