package nl.vervolg.understand;

import java.util.List;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.WordForm;

/** Words that the workspace knows and that belong to a topic where they stand. */
final class TopicWords {
  static final List<CueKind> BETWEEN = List.of(CueKind.ADDITIVE, CueKind.FILLER);

  private static final List<CueKind> WITHIN_CLAUSE =
      List.of(CueKind.PREDICATE, CueKind.PLACE, CueKind.FILLER, CueKind.ARTICLE);

  /** Leads that bring a place or a kind as well as a subject: "for". */
  private static final List<CueKind> PLACED = List.of(CueKind.PLACE, CueKind.GENITIVE);

  private TopicWords() {}

  /** The name of a place right after "about" is a topic, not a place. */
  static boolean introducedName(Scan scan, int index) {
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
            && !scan.isAny(before, PLACED)
            && (scan.is(index, CueKind.OFF_TOPIC)
                || !scan.is(before, CueKind.PREDICATE)
                || scan.match(before).orElseThrow().span().length() > 1);
    int after = scan.match(index).orElseThrow().span().to();
    return about
        || (scan.is(before, CueKind.WITHOUT) && !named(scan, index))
        || (scan.is(after, CueKind.TOPIC_NOUN) && scan.is(first - 1, CueKind.TOPIC));
  }

  /** A capital and no typo: "without Gouda" leaves out a place, "without stairs" does not. */
  private static boolean named(Scan scan, int index) {
    return scan.capital(index) && !scan.match(index).orElseThrow().typo();
  }

  /**
   * Behind "about" any word can be a subject, also one that is like a word of another kind: it
   * means there what it says.
   */
  static void openAfterLead(Scan scan) {
    for (Match lead : scan.matches()) {
      boolean about =
          lead.is(CueKind.TOPIC)
              && !lead.is(CueKind.PLACE)
              && (!lead.is(CueKind.PREDICATE)
                  || lead.span().length() > 1
                  || kindBefore(scan, lead));
      if (about) {
        int at = lead.span().to();
        at = scan.is(at, CueKind.ARTICLE) ? scan.match(at).orElseThrow().span().to() : at;
        scan.match(at).filter(word -> subject(scan, word)).ifPresent(scan::open);
      }
    }
  }

  private static boolean kindBefore(Scan scan, Match lead) {
    for (int i = 0; i < lead.span().from(); i++) {
      if (scan.has(i, Role.TYPE)) {
        return true;
      }
    }
    return false;
  }

  private static boolean subject(Scan scan, Match word) {
    int end = word.span().to();
    boolean last = end == scan.size() || scan.sentenceStart(end) || scan.open(end);
    boolean small = word.is(CueKind.SMALL_TALK) || word.is(CueKind.TOPIC_NOUN);
    return (word.typo() && !word.has(Role.TOPIC)) || (small && last && word.labels().isEmpty());
  }

  /** An attribute that is asked of no single thing: "which libraries are open on Sundays". */
  static boolean openedOn(Scan scan, int index) {
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
    boolean said =
        TopicRuns.beside(scan, index)
            || after - before > 2
            || timed(scan, before)
            || timed(scan, after);
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
    return (list && kind) || ((several || (list && sluice(scan, index))) && !asks);
  }

  /** Small words of several that say when: "this weekend". */
  private static boolean timed(Scan scan, int index) {
    return scan.is(index, CueKind.FILLER) && scan.match(index).orElseThrow().span().length() > 1;
  }

  /** "Which are open on Sundays": what begins with a word for a list, of nothing that is named. */
  private static boolean sluice(Scan scan, int index) {
    boolean pronoun = false;
    for (int i = 0; i < index; i++) {
      pronoun |= pronoun(scan, i);
    }
    boolean first = scan.match(index).map(match -> match.span().from() == 0).orElse(true);
    return scan.is(0, CueKind.LIST) && !first && !pronoun;
  }

  /** "Roman finds": an adjective of a place beside a noun that is no kind of thing. */
  static boolean derivedAdjective(Scan scan, int index) {
    return scan.match(index)
        .filter(match -> !match.labels().isEmpty())
        .map(
            match ->
                noun(scan, scan.adjectiveAfter() ? match.span().from() - 1 : match.span().to())
                    && match.labels().stream()
                        .allMatch(label -> label.form() == WordForm.ADJECTIVE))
        .orElse(false);
  }

  /** A noun that is no kind of thing. */
  static boolean noun(Scan scan, int index) {
    return scan.open(index) || scan.is(index, CueKind.TOPIC_NOUN);
  }

  /** A kind of thing that other things have: "with a library", "museums that have a library". */
  static boolean secondKind(Scan scan, int index) {
    if (!scan.has(index, Role.TYPE)) {
      return false;
    }
    int first = scan.match(index).orElseThrow().span().from();
    int before = scan.is(first - 1, CueKind.ARTICLE) ? first - 2 : first - 1;
    boolean had =
        scan.is(before, CueKind.TOPIC)
            && !scan.is(before, CueKind.PREDICATE)
            && !scan.isAny(before, PLACED);
    boolean afterKind = false;
    for (int i = 0; i < first; i++) {
      afterKind |= scan.has(i, Role.TYPE);
    }
    boolean ofThing = before < first - 1 && saidOfThing(scan, before);
    return had
        || ofThing
        || (scan.is(before, CueKind.WITHOUT) && !named(scan, index))
        || (afterKind && scan.is(before, CueKind.TOPIC));
  }

  /** "Does it have", "heeft het ook": a verb that introduces, and a pronoun after it. */
  static boolean saidOfThing(Scan scan, int index) {
    int at = index;
    boolean pronoun = false;
    while (at > 0 && (pronoun(scan, at) || scan.isAny(at, BETWEEN))) {
      pronoun |= pronoun(scan, at);
      at = scan.match(at).orElseThrow().span().from() - 1;
    }
    return pronoun && scan.is(at, CueKind.TOPIC);
  }

  /** "Their" before a noun of the same clause: "that have their own aquarium". */
  static boolean possessive(Scan scan, int index) {
    return scan.match(index)
        .flatMap(match -> match.first(Entry.AnaphorEntry.class))
        .filter(words -> words.words().kind() == AnaphorKind.POSSESSIVE)
        .isPresent();
  }

  static boolean pronoun(Scan scan, int index) {
    return scan.match(index).flatMap(match -> match.first(Entry.AnaphorEntry.class)).isPresent();
  }

  /** With the pronoun and the verb of a clause: "that are open on Mondays". */
  static Span relative(Scan scan, int from, int to) {
    int start = from;
    int small = from;
    boolean pronoun = false;
    while (small > 0
        && !pronoun
        && !scan.sentenceStart(small)
        && (scan.isAny(small - 1, WITHIN_CLAUSE) || pronoun(scan, small - 1))) {
      pronoun = pronoun(scan, small - 1);
      small = scan.match(small - 1).orElseThrow().span().from();
      start = pronoun || scan.is(small, CueKind.PREDICATE) ? small : start;
    }
    int end = to;
    while (scan.is(end, CueKind.PREDICATE)) {
      end = scan.match(end).orElseThrow().span().to();
    }
    return new Span(start, end);
  }
}
