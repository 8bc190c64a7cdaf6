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

  private final Domain domain;

  MeasureFinder(Domain domain) {
    this.domain = domain;
  }

  void find(Scan scan, Found found) {
    for (int i = 1; i < scan.size(); i++) {
      String digits = scan.tokens().get(i).norm();
      if (scan.open(i)
          && digits.length() <= LONGEST
          && digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
        measure(scan, i, Long.parseLong(digits), found);
        scan.put(new Match(new Span(i, i + 1), List.of(), false));
      }
    }
  }

  private void measure(Scan scan, int index, long number, Found found) {
    Comparison comparison =
        scan.is(index - 1, CueKind.AFTER)
            ? Comparison.AFTER
            : scan.is(index - 1, CueKind.BEFORE) ? Comparison.BEFORE : Comparison.NONE;
    Optional<SlotType> slot =
        domain.slots().stream()
            .filter(type -> type.role() == Role.MEASURE && type.comparison() == comparison)
            .findFirst();
    if (comparison == Comparison.NONE || slot.isEmpty()) {
      return;
    }
    int from = scan.match(index - 1).orElseThrow().span().from();
    Span phrase =
        new Span(
            verb(scan, from - 1) ? scan.match(from - 1).orElseThrow().span().from() : from,
            verb(scan, index + 1) ? scan.match(index + 1).orElseThrow().span().to() : index + 1);
    found.removeWithin(phrase);
    SlotType type = slot.orElseThrow();
    Mention mention =
        new Mention(
            new Span(index, index + 1),
            type.name(),
            Role.MEASURE,
            type.level(),
            new SlotValue.Amount(number),
            Evidence.LABEL,
            0);
    found.add(mention, new Wording(scan.text(phrase), phrase, WordForm.NAME, Gender.NONE, -1));
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
