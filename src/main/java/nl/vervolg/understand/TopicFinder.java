package nl.vervolg.understand;

import java.util.ArrayList;
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
      List.of(CueKind.TOPIC, CueKind.WITHOUT, CueKind.RESTRICTION);
  private static final List<CueKind> CONNECTS =
      List.of(CueKind.ARTICLE, CueKind.GENITIVE, CueKind.PLACE, CueKind.TOPIC_NOUN);

  private static final List<CueKind> BETWEEN = List.of(CueKind.ADDITIVE, CueKind.FILLER);

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
    List<Span> runs = runs(scan, from);
    Optional<SlotType> slot =
        domain.slots().stream()
            .filter(type -> type.role() == Role.TOPIC && type.open())
            .findFirst();
    Optional<Span> topic =
        slot.flatMap(type -> runs.stream().filter(run -> introduced(scan, run)).findFirst())
            .or(
                () ->
                    clause && slot.isPresent()
                        ? runs.stream().filter(run -> !isPlace(scan, run)).findFirst()
                        : Optional.empty());
    topic.ifPresent(run -> add(scan, run, slot.orElseThrow(), found));
    return runs.stream()
        .filter(run -> topic.map(chosen -> !chosen.equals(run)).orElse(true))
        .toList();
  }

  /** A name after "in" is a place that is not known. */
  static boolean isPlace(Scan scan, Span run) {
    return scan.is(run.from() - 1, CueKind.PLACE) && scan.capital(run.from());
  }

  private static List<Span> runs(Scan scan, int from) {
    List<Span> runs = new ArrayList<>();
    for (int i = from; i < scan.size(); ) {
      if (!part(scan, i)) {
        i++;
        continue;
      }
      int end = i + 1;
      for (int j = i + 1;
          j < scan.size() && !scan.sentenceStart(j) && (part(scan, j) || connects(scan, j));
          j++) {
        end = part(scan, j) ? j + 1 : end;
      }
      boolean open = false;
      for (int j = i; j < end; j++) {
        open |= scan.open(j) || introducedName(scan, j);
      }
      if (open) {
        runs.add(new Span(i, end));
      }
      i = end;
    }
    return runs;
  }

  /** A word that nothing explains, an adjective of the topic slot, or a name that is introduced. */
  private static boolean part(Scan scan, int index) {
    return scan.open(index)
        || (scan.has(index, Role.TOPIC) && beside(scan, index))
        || introducedName(scan, index)
        || beginsName(scan, index);
  }

  /** A small word with a capital before words that nothing explains: "Van Gogh". */
  private static boolean beginsName(Scan scan, int index) {
    return index > 0
        && !scan.sentenceStart(index)
        && scan.tokens().get(index).capitalised()
        && CONNECTS.stream().anyMatch(kind -> scan.is(index, kind))
        && (scan.open(index + 1) || (index + 1 < scan.size() && beginsName(scan, index + 1)));
  }

  private static boolean beside(Scan scan, int index) {
    int after = scan.match(index).map(match -> match.span().to()).orElse(index + 1);
    return scan.open(after) || scan.open(index - 1);
  }

  /** The name of a place right after "about" is a topic, not a place. */
  private static boolean introducedName(Scan scan, int index) {
    if (secondKind(scan, index) || openedOn(scan, index) || derivedAdjective(scan, index)) {
      return true;
    }
    if (!scan.has(index, Role.LOCATION) && !scan.is(index, CueKind.OFF_TOPIC)) {
      return false;
    }
    int first = scan.match(index).orElseThrow().span().from();
    int before = scan.is(first - 1, CueKind.ARTICLE) ? first - 2 : first - 1;
    boolean about =
        scan.is(before, CueKind.TOPIC)
            && (scan.is(index, CueKind.OFF_TOPIC)
                || !scan.is(before, CueKind.PREDICATE)
                || scan.match(before).orElseThrow().span().length() > 1);
    int after = scan.match(index).orElseThrow().span().to();
    return about
        || scan.is(before, CueKind.WITHOUT)
        || (scan.is(after, CueKind.TOPIC_NOUN) && scan.is(first - 1, CueKind.TOPIC));
  }

  /** An attribute that is asked of no single thing: "which libraries are open on Sundays". */
  private static boolean openedOn(Scan scan, int index) {
    boolean verb =
        scan.match(index)
            .map(
                match ->
                    match.labels().stream()
                        .anyMatch(
                            label ->
                                label.slot().role() == Role.PROPERTY
                                    && label.form() == WordForm.VERB))
            .orElse(false);
    int before = verb ? scan.match(index).orElseThrow().span().from() - 1 : index;
    int after = verb ? scan.match(index).orElseThrow().span().to() : index;
    boolean dated = scan.has(before, Role.MEASURE) || scan.has(after, Role.MEASURE);
    boolean said = beside(scan, index) || after - before > 2;
    if (!verb || dated || !said) {
      return false;
    }
    boolean list = false;
    boolean kind = false;
    boolean asks = false;
    boolean several = false;
    for (int i = 0; i < scan.size(); i++) {
      list |= scan.is(i, CueKind.LIST) || scan.is(i, CueKind.COUNT) || scan.is(i, CueKind.REQUEST);
      kind |= scan.has(i, Role.TYPE) && i < index;
      asks |= scan.is(i, CueKind.QUESTION) || scan.has(i, Role.ENTITY);
      several |= (i <= before || i >= after) && (scan.plural(i) || scan.is(i, CueKind.RESTRICTION));
    }
    return (list && kind) || (several && !asks);
  }

  /** "Roman finds": an adjective of a place beside a noun that is no kind of thing. */
  private static boolean derivedAdjective(Scan scan, int index) {
    return scan.match(index)
        .filter(match -> !match.labels().isEmpty())
        .map(
            match ->
                noun(
                        scan,
                        scan.adjectiveAfter() ? match.span().from() - 1 : match.span().to())
                    && match.labels().stream()
                        .allMatch(label -> label.form() == WordForm.ADJECTIVE))
        .orElse(false);
  }

  /** A noun that is no kind of thing. */
  private static boolean noun(Scan scan, int index) {
    return scan.open(index) || scan.is(index, CueKind.TOPIC_NOUN);
  }

  /** A kind of thing that other things have: "with a library", "museums that have a library". */
  private static boolean secondKind(Scan scan, int index) {
    if (!scan.has(index, Role.TYPE)) {
      return false;
    }
    int first = scan.match(index).orElseThrow().span().from();
    int before = scan.is(first - 1, CueKind.ARTICLE) ? first - 2 : first - 1;
    boolean had = scan.is(before, CueKind.TOPIC) && !scan.is(before, CueKind.PREDICATE);
    boolean afterKind = false;
    for (int i = 0; i < first; i++) {
      afterKind |= scan.has(i, Role.TYPE);
    }
    boolean ofThing = before < first - 1 && saidOfThing(scan, before);
    return had
        || ofThing
        || scan.is(before, CueKind.WITHOUT)
        || (afterKind && scan.is(before, CueKind.TOPIC));
  }

  private static boolean connects(Scan scan, int index) {
    return CONNECTS.stream().anyMatch(kind -> scan.is(index, kind)) && !placeFollows(scan, index);
  }

  private static boolean placeFollows(Scan scan, int index) {
    int next = scan.match(index).map(match -> match.span().to()).orElse(index + 1);
    if (scan.is(next, CueKind.ARTICLE)) {
      next++;
    }
    return scan.has(next, Role.LOCATION) && !derivedAdjective(scan, next);
  }

  private static boolean introduced(Scan scan, Span run) {
    boolean ones =
        scan.match(run.to())
            .flatMap(match -> match.first(Entry.OrdinalNounEntry.class))
            .isPresent();
    boolean opened = false;
    for (int i = run.from(); i < run.to(); i++) {
      opened |= openedOn(scan, i);
    }
    return introduction(scan, run) < run.from() || ones || opened;
  }

  /** Index of the first word of the phrase that introduces the run. */
  private static int introduction(Scan scan, Span run) {
    int first = run.from();
    if (scan.is(first - 1, CueKind.ARTICLE)) {
      first--;
    }
    int before = first - 1;
    if (INTRODUCES.stream().anyMatch(kind -> scan.is(before, kind))) {
      first = scan.match(before).orElseThrow().span().from();
      return scan.is(first - 1, CueKind.TOPIC) && !scan.is(first - 1, CueKind.PREDICATE)
          ? scan.match(first - 1).orElseThrow().span().from()
          : first;
    }
    if (saidOfThing(scan, before)) {
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
    return saidOfThing(scan, first - 1) ? first : 0;
  }

  /** "Does it have", "heeft het ook": a verb that introduces, and a pronoun after it. */
  private static boolean saidOfThing(Scan scan, int index) {
    int at = index;
    boolean pronoun = false;
    while (at > 0 && (pronoun(scan, at) || scan.isAny(at, BETWEEN))) {
      pronoun |= pronoun(scan, at);
      at = scan.match(at).orElseThrow().span().from() - 1;
    }
    return pronoun && scan.is(at, CueKind.TOPIC);
  }

  private static boolean pronoun(Scan scan, int index) {
    return scan.match(index).flatMap(match -> match.first(Entry.AnaphorEntry.class)).isPresent();
  }

  private static void add(Scan scan, Span run, SlotType slot, Found found) {
    int to = run.to();
    int start = Math.max(introduction(scan, run), firstOfPhrase(scan, run));
    while (scan.is(to, CueKind.TOPIC_NOUN)
        || (start < run.from() && scan.is(to, CueKind.PREDICATE))) {
      to = scan.match(to).orElseThrow().span().to();
    }
    Span phrase = new Span(start, to);
    SlotValue value = new SlotValue.Text(scan.text(run).toLowerCase(Locale.ROOT));
    found.removeWithin(phrase);
    Mention mention =
        new Mention(run, slot.name(), Role.TOPIC, slot.level(), value, Evidence.OPEN, 0);
    Optional<Span> verb = verb(scan, start, run);
    String text =
        verb.filter(said -> !said.overlaps(phrase))
                .map(said -> scan.text(said).toLowerCase(Locale.ROOT) + " ")
                .orElse("")
            + scan.text(phrase);
    WordForm form = verb.isPresent() ? WordForm.VERB : WordForm.NAME;
    found.add(mention, new Wording(text, phrase, form, Gender.NONE, -1));
  }

  /** The finite verb that says it of the things: "have" in "do they have an organ". */
  private static Optional<Span> verb(Scan scan, int start, Span run) {
    int at = start < run.from() && scan.is(start, CueKind.PREDICATE) ? start : start - 1;
    while (at > 0 && (pronoun(scan, at) || scan.isAny(at, BETWEEN))) {
      at = scan.match(at).orElseThrow().span().from() - 1;
    }
    boolean verb = scan.is(at, CueKind.TOPIC) && scan.is(at, CueKind.PREDICATE);
    boolean subject = at == start || at < start - 1;
    return verb && subject ? scan.match(at).map(Match::span) : Optional.empty();
  }
}
