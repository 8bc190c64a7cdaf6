package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Brings the mistakes in characters and those in the form of rules together. Where one follows from
 * the other, only the first is told.
 */
final class Mistakes {
  private final List<Flaw> flaws;
  private final List<SyntaxError> told = new ArrayList<>();
  private int next;
  private boolean misled;

  Mistakes(List<Flaw> flaws) {
    this.flaws = new ArrayList<>(flaws);
    this.flaws.sort(Comparator.comparing(Flaw::at));
  }

  /**
   * Tells what is wrong with one part of the file.
   *
   * @param from where it begins; what lies before it belongs to no rule
   * @param end where it ends
   * @param rule the rule that it is, or empty
   * @param error where its form is wrong, if it is
   * @param next the first token that was not understood, where its form is wrong
   * @return true when it can be taken at its word
   */
  boolean settle(
      Position from, Position end, String rule, @Nullable SyntaxError error, Position next) {
    upTo(from).forEach(flaw -> told.add(flaw.error()));
    List<Flaw> own = upTo(end);
    misled = own.stream().anyMatch(Flaw::misleads);
    SyntaxError first =
        error != null && own.stream().noneMatch(flaw -> flaw.misleads() && !next.before(flaw.at()))
            ? error
            : null;
    if (first != null) {
      told.add(named(first, rule));
      own.removeIf(flaw -> flaw.misleads() && flaw.at().line() == first.at().line());
    }
    own.forEach(flaw -> told.add(named(flaw.error(), rule)));
    return error == null && !misled;
  }

  /** True when signs of the last part mislead, so that nothing in it can be taken at its word. */
  boolean misled() {
    return misled;
  }

  /** All mistakes, by place. */
  List<SyntaxError> all() {
    flaws.subList(next, flaws.size()).forEach(flaw -> told.add(flaw.error()));
    next = flaws.size();
    return told.stream()
        .sorted(Comparator.comparing(SyntaxError::at))
        .limit(Limits.ERRORS)
        .toList();
  }

  private List<Flaw> upTo(Position end) {
    List<Flaw> found = new ArrayList<>();
    while (next < flaws.size() && flaws.get(next).at().before(end)) {
      found.add(flaws.get(next++));
    }
    return found;
  }

  private static SyntaxError named(SyntaxError error, String rule) {
    return new SyntaxError(error.at(), rule, error.kind(), error.what(), error.advice());
  }
}
