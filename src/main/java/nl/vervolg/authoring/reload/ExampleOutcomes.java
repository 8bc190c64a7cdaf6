package nl.vervolg.authoring.reload;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.problem.Problem;

/**
 * What came of the examples of a workspace, to be compared with what comes of them after an edit.
 */
final class ExampleOutcomes {
  private static final String UNDO = "Undo the edit, or write down the outcome that is right now.";
  private static final String WRITE =
      "Write the word, the row or the rule that it needs, or the outcome that is right.";

  private final int run;
  private final int passed;
  private final List<Tried> failures;
  private final List<ExampleKey> left;
  private final Optional<Problem> stopped;

  /** Which held; one that was not run because the rules broke down counts as failed. */
  private final Map<ExampleKey, Boolean> held = new HashMap<>();

  private final Set<String> rules = new HashSet<>();

  /**
   * An example that was tried.
   *
   * @param key which one
   * @param problem why it fails; nothing where it does not
   */
  record Tried(ExampleKey key, Optional<Problem> problem) {
    static Tried holding(ExampleKey key) {
      return new Tried(key, Optional.empty());
    }

    static Tried failing(ExampleKey key, Problem problem) {
      return new Tried(key, Optional.of(problem));
    }
  }

  /**
   * Notes what came of the examples.
   *
   * @param run how many were run
   * @param tried those, and what could not be read
   * @param left those that were not run
   * @param stopped why not
   */
  ExampleOutcomes(int run, List<Tried> tried, List<ExampleKey> left, Optional<Problem> stopped) {
    this.run = run;
    this.passed = (int) tried.stream().filter(each -> each.problem().isEmpty()).count();
    this.left = List.copyOf(left);
    this.stopped = stopped;
    this.failures =
        tried.stream()
            .filter(each -> each.problem().isPresent())
            .sorted(Comparator.comparing(each -> each.problem().orElseThrow().place()))
            .toList();
    tried.forEach(each -> note(each.key(), each.problem().isEmpty()));
    left.forEach(key -> note(key, false));
  }

  private void note(ExampleKey key, boolean holds) {
    held.merge(key, holds, Boolean::logicalAnd);
    rules.add(key.rule());
  }

  /** True when all were run, and none fails. */
  boolean good() {
    return failures.isEmpty() && stopped.isEmpty();
  }

  /** What there is to tell where none fails: what came of them before is not asked. */
  ExampleResults results() {
    return new ExampleResults(run, passed, List.of(), List.of(), List.of());
  }

  /** Which of them fail that held before, which are new and fail, and which failed before. */
  ExampleResults since(ExampleOutcomes before) {
    Map<ExampleKey, Boolean> moved = before.ofRulesOtherThan(rules);
    List<Problem> broken = new ArrayList<>();
    List<Problem> added = new ArrayList<>();
    List<Problem> known = new ArrayList<>();
    for (Tried failure : failures) {
      Problem problem = failure.problem().orElseThrow();
      Optional<Boolean> earlier = before.held(failure.key(), moved);
      if (earlier.isEmpty()) {
        added.add(advised(problem, WRITE));
      } else if (earlier.orElseThrow()) {
        broken.add(advised(problem, UNDO));
      } else {
        known.add(advised(problem, WRITE));
      }
    }
    boolean cut = left.stream().anyMatch(key -> before.held(key, moved).orElse(false));
    stopped.ifPresent(cut ? broken::add : known::add);
    return new ExampleResults(run, passed, broken, added, known);
  }

  /** Whether one held; nothing where it was not there, under whichever id its rule had. */
  private Optional<Boolean> held(ExampleKey key, Map<ExampleKey, Boolean> moved) {
    return Optional.ofNullable(held.get(key))
        .or(
            () ->
                key.rule().isEmpty()
                    ? Optional.empty()
                    : Optional.ofNullable(moved.get(key.ofAnyRule())));
  }

  /** Those of rules that have gone, or have another id now. */
  private Map<ExampleKey, Boolean> ofRulesOtherThan(Set<String> present) {
    Map<ExampleKey, Boolean> gone = new HashMap<>();
    held.forEach(
        (key, holds) -> {
          if (!present.contains(key.rule())) {
            gone.merge(key.ofAnyRule(), holds, Boolean::logicalAnd);
          }
        });
    return gone;
  }

  private static Problem advised(Problem problem, String advice) {
    return problem.advice().isEmpty()
        ? new Problem(
            problem.place(),
            problem.rule(),
            problem.kind(),
            problem.severity(),
            problem.what(),
            advice)
        : problem;
  }
}
