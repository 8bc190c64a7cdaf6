package nl.vervolg.authoring.reload;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;

/** Runs the examples of a workspace, on all cores, and stops when rules break down. */
final class ExampleTrial {
  /** Rules that break down so often do so everywhere, and each time may take seconds. */
  private static final int MOST_BREAKDOWNS = 25;

  private static final String KIND = "example";

  private final Workspace workspace;
  private final AtomicInteger breakdowns = new AtomicInteger();

  private ExampleTrial(Workspace workspace) {
    this.workspace = workspace;
  }

  /**
   * What came of the examples.
   *
   * @param run how many were run; fewer than there are when rules break down
   * @param failures those that did not end as written, or fired what they should not, by place
   */
  record Result(int run, List<Problem> failures) {}

  /**
   * Runs the examples.
   *
   * @param dialogues folder with example dialogues
   */
  static Result run(Workspace workspace, Path dialogues) {
    Problems unreadable = new Problems();
    List<Exercise> exercises = Suite.of(workspace, dialogues, unreadable).exercises();
    ExampleTrial trial = new ExampleTrial(workspace);
    AtomicInteger run = new AtomicInteger();
    List<Problem> failures = new ArrayList<>(unreadable.list());
    exercises.parallelStream()
        .filter(exercise -> trial.breakdowns.get() < MOST_BREAKDOWNS)
        .peek(exercise -> run.incrementAndGet())
        .flatMap(exercise -> trial.tried(exercise).stream())
        .sorted(Comparator.comparing(Problem::place))
        .forEachOrdered(failures::add);
    return new Result(run.get(), failures);
  }

  private Optional<Problem> tried(Exercise exercise) {
    try {
      return Suite.run(exercise, workspace).faults().stream()
          .findFirst()
          .map(
              fault ->
                  problem(
                      exercise,
                      fault,
                      "Undo the edit, or write down the outcome that is right now."));
    } catch (RuntimeException e) {
      breakdowns.incrementAndGet();
      return Optional.of(problem(exercise, "The rules fail in it.", "Undo the last edit."));
    }
  }

  private static Problem problem(Exercise exercise, String what, String advice) {
    String rule = exercise instanceof Exercise.OfRule own ? own.rule().id() : "";
    String told = "Example (" + exercise.example().text() + "): " + what;
    return new Problem(exercise.place(), rule, KIND, Severity.ERROR, told, advice);
  }
}
