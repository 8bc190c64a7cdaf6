package nl.vervolg.authoring.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Severity;

/**
 * Exercises that were run as far as the rules let it.
 *
 * @param tried those that were run, in the order of the exercises
 * @param left those that were not, because the rules broke down too often before; mostly none
 */
public record SuiteRun(List<Tried> tried, List<Exercise> left) {
  /** Rules that break down so often do so everywhere, and each time may take seconds. */
  static final int MOST_BREAKDOWNS = 25;

  /** So many run at once; between them it is seen whether to go on. */
  static final int AT_ONCE = 100;

  private static final String ADVICE = "Undo the last edit of the rules.";

  private static final System.Logger LOG = System.getLogger(SuiteRun.class.getName());

  /** Copies the lists. */
  public SuiteRun {
    tried = List.copyOf(tried);
    left = List.copyOf(left);
  }

  /**
   * An exercise that was run.
   *
   * @param exercise the exercise
   * @param trial what came of it; nothing where the rules broke down
   */
  public record Tried(Exercise exercise, Optional<Trial> trial) {
    /** That the rules broke down. */
    public Optional<Problem> breakdown() {
      return trial.isPresent()
          ? Optional.empty()
          : Optional.of(
              problem(
                  exercise, "The rules fail in the example (" + exercise.example().text() + ")."));
    }
  }

  /**
   * Runs exercises, on all cores. Which are run depends on their order alone, not on which core was
   * the first.
   *
   * @param done is told after each how many are done; from any thread
   */
  public static SuiteRun of(List<Exercise> exercises, Workspace workspace, IntConsumer done) {
    AtomicInteger count = new AtomicInteger();
    List<Tried> tried = new ArrayList<>();
    int breakdowns = 0;
    int at = 0;
    while (at < exercises.size() && breakdowns < MOST_BREAKDOWNS) {
      int next = Math.min(at + AT_ONCE, exercises.size());
      List<Tried> some =
          exercises.subList(at, next).parallelStream()
              .map(
                  exercise -> {
                    Tried one = new Tried(exercise, run(exercise, workspace));
                    done.accept(count.incrementAndGet());
                    return one;
                  })
              .toList();
      tried.addAll(some);
      breakdowns += (int) some.stream().filter(each -> each.trial().isEmpty()).count();
      at = next;
    }
    return new SuiteRun(tried, exercises.subList(at, exercises.size()));
  }

  /** That not all were run, where that is so. */
  public Optional<Problem> stopped() {
    return left.stream()
        .findFirst()
        .map(
            first ->
                problem(
                    first,
                    "The rules fail so often that this example and those after it were not run: "
                        + left.size()
                        + "."));
  }

  private static Optional<Trial> run(Exercise exercise, Workspace workspace) {
    try {
      return Optional.of(Suite.run(exercise, workspace));
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "The rules fail in an example.", e);
      return Optional.empty();
    }
  }

  private static Problem problem(Exercise exercise, String what) {
    return new Problem(
        exercise.place(),
        exercise instanceof Exercise.OfRule own ? own.rule().id() : "",
        "example",
        Severity.ERROR,
        what,
        ADVICE);
  }
}
