package nl.vervolg.understand;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
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
 * Finds names of places that the data do not have: with a capital, at the end of a sentence, after
 * the usual preposition before a place ("in Farawayland").
 */
final class PlaceFinder {
  private static final List<CueKind> CONTINUES =
      List.of(
          CueKind.ADDITIVE,
          CueKind.WHAT_ABOUT,
          CueKind.CORRECTION,
          CueKind.RETURN,
          CueKind.SAME_QUESTION,
          CueKind.ALTERNATIVE,
          CueKind.EXCEPT);
  private static final List<CueKind> FOLLOWS =
      List.of(CueKind.FILLER, CueKind.PREDICATE, CueKind.TOPIC, CueKind.ADDITIVE);

  private static final List<CueKind> BEFORE_ALONE =
      Stream.concat(
              CONTINUES.stream(),
              Stream.of(CueKind.FILLER, CueKind.SMALL_TALK, CueKind.ARTICLE, CueKind.GENITIVE))
          .toList();
  private static final List<CueKind> ASIDE = List.of(CueKind.FILLER, CueKind.CORRECTION);

  private final Domain domain;

  PlaceFinder(Domain domain) {
    this.domain = domain;
  }

  /** Adds the place to an open slot for places, if no place is known from the turn. */
  void find(Scan scan, Found found) {
    Optional<SlotType> slot =
        domain.slots().stream()
            .filter(type -> type.role() == Role.LOCATION && type.open())
            .findFirst();
    boolean known = found.mentions().stream().anyMatch(mention -> mention.role() == Role.LOCATION);
    if (slot.isPresent() && !known) {
      name(scan)
          .or(() -> found.mentions().isEmpty() ? alone(scan) : Optional.empty())
          .or(() -> found.mentions().isEmpty() ? surnamed(scan) : Optional.empty())
          .ifPresent(span -> add(scan, span, slot.orElseThrow(), found));
    }
  }

  private static Optional<Span> name(Scan scan) {
    for (int from = 1; from < scan.size(); from++) {
      boolean begins =
          scan.open(from)
              && scan.capital(from)
              && led(scan, from - (scan.is(from - 1, CueKind.ARTICLE) ? 2 : 1));
      int to = from;
      while (begins && scan.open(to) && scan.capital(to)) {
        to++;
      }
      to = to > from ? tail(scan, to) : to;
      if (to > from && (to == scan.size() || scan.sentenceStart(to) || scan.isAny(to, FOLLOWS))) {
        return Optional.of(new Span(from, to));
      }
    }
    return Optional.empty();
  }

  private static boolean led(Scan scan, int index) {
    return scan.match(index).map(match -> scan.inside(match.span().from())).orElse(false);
  }

  /** A name alone after or before words that continue: "And Farawaytown?", "Farawaytown too". */
  private static Optional<Span> alone(Scan scan) {
    if (scan.size() > 1 && also(scan)) {
      return Optional.of(new Span(0, 1));
    }
    for (int from = 1; from < scan.size() && scan.isAny(from - 1, BEFORE_ALONE); from++) {
      int to = from;
      boolean begins = scan.isAny(from - 1, CONTINUES) && !scan.is(from - 1, CueKind.TOPIC);
      while (begins && scan.open(to) && scan.capital(to)) {
        to++;
      }
      to = to > from ? tail(scan, to) : to;
      if (to > from && rest(scan, to)) {
        return Optional.of(new Span(from, to));
      }
    }
    return Optional.empty();
  }

  private static boolean also(Scan scan) {
    return scan.open(0)
        && scan.tokens().get(0).capitalised()
        && scan.is(1, CueKind.ADDITIVE)
        && rest(scan, scan.match(1).orElseThrow().span().to());
  }

  /** A name with a tail that only places have, as the whole turn: "Neustadt an der Weinstrasse". */
  private static Optional<Span> surnamed(Scan scan) {
    int from = 0;
    while (scan.isAny(from, CONTINUES)) {
      from = scan.match(from).orElseThrow().span().to();
    }
    boolean name = scan.open(from) && scan.tokens().get(from).capitalised();
    int to = name ? tail(scan, from + 1) : from;
    return to > from + 1 && rest(scan, to) ? Optional.of(new Span(from, to)) : Optional.empty();
  }

  /** The end of a name that goes on after a small word: "upon Stour", "an der Weinstrasse". */
  private static int tail(Scan scan, int from) {
    int to = from;
    if (scan.is(to, CueKind.PLACE) && !scan.tokens().get(to).capitalised()) {
      to = scan.match(to).orElseThrow().span().to();
      to += scan.article(to) ? 1 : 0;
    }
    boolean name = to > from && scan.open(to) && scan.capital(to);
    return name ? to + 1 : from;
  }

  private static boolean rest(Scan scan, int from) {
    for (int i = from; i < scan.size(); i++) {
      if (!scan.isAny(i, ASIDE)) {
        return false;
      }
    }
    return true;
  }

  private static void add(Scan scan, Span span, SlotType slot, Found found) {
    String text = scan.text(span);
    SlotValue value = new SlotValue.Term(text.toLowerCase(Locale.ROOT), List.of());
    found.add(
        new Mention(span, slot.name(), Role.LOCATION, slot.level(), value, Evidence.OPEN, 0),
        new Wording(text, span, WordForm.NAME, Gender.NONE, 0));
    scan.put(new Match(span, List.of(), false));
  }
}
