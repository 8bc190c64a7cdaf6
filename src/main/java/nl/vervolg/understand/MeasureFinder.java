package nl.vervolg.understand;

import java.util.List;
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
import nl.vervolg.knowledge.SlotType.Comparison;
import nl.vervolg.knowledge.WordForm;

/** Finds numbers and years with the words that compare them. */
final class MeasureFinder {
  private static final int LONGEST = 9;

  private static final List<CueKind> AND = List.of(CueKind.ADDITIVE, CueKind.ALTERNATIVE);

  private static final List<CueKind> BESIDE_NUMBERS =
      List.of(
          CueKind.CORRECTION,
          CueKind.ADDITIVE,
          CueKind.WHAT_ABOUT,
          CueKind.SMALL_TALK,
          CueKind.NEGATION);

  private final Domain domain;

  MeasureFinder(Domain domain) {
    this.domain = domain;
  }

  void find(Scan scan, Found found) {
    for (int i = 0; i < scan.size(); i++) {
      String digits = scan.tokens().get(i).norm();
      if ((scan.open(i) || compared(scan, i)) && number(scan, i)) {
        long number = Long.parseLong(digits);
        measure(scan, i, number, found);
        if ((scan.open(i) || compared(scan, i)) && !tooSmall(scan, i, number)) {
          scan.put(new Match(new Span(i, i + 1), List.of(), false));
        }
      }
    }
  }

  /** A figure that is a value by itself is a bound where it is compared. */
  private static boolean compared(Scan scan, int index) {
    boolean bound =
        comparison(scan, index) != Comparison.NONE || scan.is(index - 1, CueKind.BETWEEN);
    return bound && scan.has(index, Role.TOPIC);
  }

  private void measure(Scan scan, int index, long number, Found found) {
    if (scan.is(index - 1, CueKind.BETWEEN)) {
      range(scan, index, number, found);
      return;
    }
    if (alone(scan, index)) {
      either(scan, index, number, found);
      return;
    }
    Comparison comparison = comparison(scan, index);
    Optional<SlotType> slot = comparison == Comparison.NONE ? Optional.empty() : slot(comparison);
    if (slot.isEmpty() || number < slot.orElseThrow().least()) {
      return;
    }
    int from = scan.match(index - 1).orElseThrow().span().from();
    Span phrase = phrase(scan, from, index + 1);
    found.removeWithin(phrase);
    add(scan, comparison, index, number, phrase, found);
  }

  /** "No, 1600": a number that says nothing of its side, in a turn that names nothing else. */
  private static boolean alone(Scan scan, int index) {
    for (int i = 0; i < scan.size(); i++) {
      boolean after = i > index && scan.is(i, CueKind.FILLER);
      if (i != index && !after && !scan.isAny(i, BESIDE_NUMBERS)) {
        return false;
      }
    }
    return true;
  }

  /** A reading for either side, none of them the usual one: it can only replace another number. */
  private void either(Scan scan, int index, long number, Found found) {
    int reading = 1;
    for (Comparison comparison : List.of(Comparison.BEFORE, Comparison.AFTER)) {
      Optional<SlotType> type = slot(comparison).filter(each -> number >= each.least());
      if (type.isPresent()) {
        Span span = new Span(index, index + 1);
        found.add(
            mention(span, type.orElseThrow(), number, Evidence.OPEN, reading++),
            new Wording(scan.text(span), span, WordForm.NAME, Gender.NONE, -1));
      }
    }
  }

  private static Mention mention(
      Span span, SlotType type, long number, Evidence evidence, int reading) {
    SlotValue value = new SlotValue.Amount(number);
    return new Mention(span, type.name(), Role.MEASURE, type.level(), value, evidence, reading);
  }

  /** "After 17 hours": compared, but with what no measure counts; it is part of a subject. */
  private boolean tooSmall(Scan scan, int index, long number) {
    Comparison comparison = comparison(scan, index);
    return comparison != Comparison.NONE
        && slot(comparison).map(type -> number < type.least()).orElse(false);
  }

  private static Comparison comparison(Scan scan, int index) {
    return scan.is(index - 1, CueKind.AFTER)
        ? Comparison.AFTER
        : scan.is(index - 1, CueKind.BEFORE) ? Comparison.BEFORE : Comparison.NONE;
  }

  /** "Between 1900 and 1950": a condition on either side, in the same words. */
  private void range(Scan scan, int index, long number, Found found) {
    int last = index + 2;
    if (last >= scan.size() || !scan.isAny(index + 1, AND) || !number(scan, last)) {
      return;
    }
    int from = scan.match(index - 1).orElseThrow().span().from();
    Span phrase = phrase(scan, from, last + 1);
    found.removeWithin(phrase);
    add(scan, Comparison.AFTER, index, number, phrase, found);
    add(
        scan,
        Comparison.BEFORE,
        last,
        Long.parseLong(scan.tokens().get(last).norm()),
        phrase,
        found);
    scan.put(new Match(new Span(index, last + 1), List.of(), false));
  }

  private static boolean number(Scan scan, int index) {
    String digits = scan.tokens().get(index).norm();
    return digits.length() <= LONGEST && digits.chars().allMatch(c -> c >= '0' && c <= '9');
  }

  private void add(
      Scan scan, Comparison comparison, int index, long number, Span phrase, Found found) {
    slot(comparison)
        .ifPresent(
            type ->
                found.add(
                    mention(new Span(index, index + 1), type, number, Evidence.LABEL, 0),
                    new Wording(scan.amid(phrase), phrase, WordForm.NAME, Gender.NONE, -1)));
  }

  private Optional<SlotType> slot(Comparison comparison) {
    return domain.slots().stream()
        .filter(type -> type.role() == Role.MEASURE && type.comparison() == comparison)
        .findFirst();
  }

  /** Words such as "founded" on either side belong to the phrase. */
  private static Span phrase(Scan scan, int from, int to) {
    int first = verb(scan, from - 1) ? scan.match(from - 1).orElseThrow().span().from() : from;
    int last = verb(scan, to) ? scan.match(to).orElseThrow().span().to() : to;
    boolean clause = TopicWords.pronoun(scan, 0) && scan.is(last, CueKind.PREDICATE);
    return clause ? TopicWords.relative(scan, first, last) : new Span(first, last);
  }

  /** Words such as "founded", which beside a year make a condition and ask for nothing. */
  private static boolean verb(Scan scan, int index) {
    return scan.match(index)
        .map(
            match ->
                match.labels().stream()
                    .anyMatch(
                        label ->
                            label.slot().role() == Role.PROPERTY && label.form() == WordForm.VERB))
        .orElse(false);
  }
}
