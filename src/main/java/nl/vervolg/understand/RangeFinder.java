package nl.vervolg.understand;

import java.util.Optional;
import nl.vervolg.dialogue.Anaphor;
import nl.vervolg.dialogue.AnaphorKind;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Span;

/** Finds words for several rows at one end of a list: "the first three", "les deux derniers". */
final class RangeFinder {
  private static final int MOST = 99;

  private RangeFinder() {}

  /** The anaphor that the phrase is the heart of, if a number stands beside it. */
  static Optional<Anaphor> find(Scan scan, Match match) {
    Optional<Integer> end = match.first(Entry.RangeEntry.class).map(Entry.RangeEntry::position);
    if (end.isEmpty()) {
      return Optional.empty();
    }
    int from = match.span().from();
    int to = match.span().to();
    int after = number(scan, to);
    int before = number(scan, from - 1);
    if (after > 1) {
      return Optional.of(range(scan, from, to + 1, end.orElseThrow(), after));
    }
    return before > 1
        ? Optional.of(range(scan, from - 1, to, end.orElseThrow(), before))
        : Optional.empty();
  }

  private static Anaphor range(Scan scan, int first, int last, int end, int count) {
    int from = scan.is(first - 1, CueKind.ARTICLE) ? first - 1 : first;
    int to = scan.has(last, Role.TYPE) ? scan.match(last).orElseThrow().span().to() : last;
    return new Anaphor(
        new Span(from, to), AnaphorKind.RANGE, end > 0 ? 1 : 0, end > 0 ? 0 : 1, "", count);
  }

  /** The number that the word is, in letters or figures; 0 if it is none. */
  private static int number(Scan scan, int index) {
    if (index < 0 || index >= scan.size()) {
      return 0;
    }
    String digits = scan.tokens().get(index).norm();
    if (digits.matches("[1-9][0-9]?")) {
      return Math.min(Integer.parseInt(digits), MOST);
    }
    return scan.match(index)
        .flatMap(match -> match.first(Entry.NumberEntry.class))
        .map(Entry.NumberEntry::number)
        .orElse(0);
  }
}
