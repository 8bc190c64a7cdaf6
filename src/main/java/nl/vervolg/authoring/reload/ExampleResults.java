package nl.vervolg.authoring.reload;

import java.util.List;
import nl.vervolg.problem.Problem;

/**
 * What came of the examples, against what came of them on what is in use; each list by place.
 *
 * @param run how many were run; fewer than there are when rules break down
 * @param passed how many of them came out as written
 * @param broken those that fail, and were run before and held
 * @param added those that fail, and were not there before
 * @param known those that fail, and did so before
 */
public record ExampleResults(
    int run, int passed, List<Problem> broken, List<Problem> added, List<Problem> known) {
  /** Copies the lists. */
  public ExampleResults {
    broken = List.copyOf(broken);
    added = List.copyOf(added);
    known = List.copyOf(known);
  }

  /** True when all came out as written. */
  public boolean good() {
    return broken.isEmpty() && added.isEmpty() && known.isEmpty();
  }

  /**
   * True when they speak against the edit: it breaks what held, or a rule does not do what is newly
   * written beside it. A new dialogue may be written before the rule that it needs.
   */
  boolean against() {
    return !broken.isEmpty() || added.stream().anyMatch(problem -> !problem.rule().isEmpty());
  }
}
