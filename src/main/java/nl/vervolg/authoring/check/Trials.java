package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;

/** Runs the examples, as far as the rules let it. */
final class Trials {
  /** Rules that break down so often do so everywhere, and each time may take seconds. */
  private static final int MOST_BREAKDOWNS = 25;

  /** So many run at once; between them it is seen whether to go on. */
  private static final int AT_ONCE = 100;

  private static final System.Logger LOG = System.getLogger(Trials.class.getName());

  private final Workspace workspace;
  private final List<Exercise> exercises;

  Trials(Workspace workspace, List<Exercise> exercises) {
    this.workspace = workspace;
    this.exercises = exercises;
  }

  /** What came of one: a trial, or that the rules broke down. */
  private record Outcome(Optional<Trial> trial, Optional<Problem> problem) {}

  /**
   * Runs all of them, on all cores; those in which the rules break down go to problems. Which are
   * run depends on their order alone, not on which core was the first.
   */
  List<Trial> run(WorkspaceCheck.Progress progress, Problems problems) {
    AtomicInteger done = new AtomicInteger();
    List<Trial> trials = new ArrayList<>();
    int breakdowns = 0;
    for (int from = 0; from < exercises.size(); from += AT_ONCE) {
      if (breakdowns >= MOST_BREAKDOWNS) {
        problems.add(notRun(exercises.get(from), exercises.size() - from));
        return trials;
      }
      List<Exercise> next = exercises.subList(from, Math.min(from + AT_ONCE, exercises.size()));
      List<Outcome> outcomes =
          next.parallelStream()
              .map(
                  exercise -> {
                    Outcome outcome = run(exercise);
                    progress.at(done.incrementAndGet(), exercises.size());
                    return outcome;
                  })
              .toList();
      for (Outcome outcome : outcomes) {
        outcome.trial().ifPresent(trials::add);
        outcome.problem().ifPresent(problems::add);
        breakdowns += outcome.problem().isPresent() ? 1 : 0;
      }
    }
    return trials;
  }

  private Outcome run(Exercise exercise) {
    try {
      return new Outcome(Optional.of(Suite.run(exercise, workspace)), Optional.empty());
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.DEBUG, "The rules fail in an example.", e);
      return new Outcome(
          Optional.empty(),
          Optional.of(
              problem(
                  exercise, "The rules fail in the example (" + exercise.example().text() + ").")));
    }
  }

  private static Problem notRun(Exercise exercise, int count) {
    return problem(
        exercise,
        "The rules fail so often that this example and those after it were not run: "
            + count
            + ".");
  }

  private static Problem problem(Exercise exercise, String what) {
    return new Problem(
        exercise.place(),
        exercise instanceof Exercise.OfRule own ? own.rule().id() : "",
        "example",
        Severity.ERROR,
        what,
        "Undo the last edit of the rules.");
  }
}
