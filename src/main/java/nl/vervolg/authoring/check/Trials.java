package nl.vervolg.authoring.check;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
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

  private final Workspace workspace;
  private final List<Exercise> exercises;
  private final AtomicInteger breakdowns = new AtomicInteger();

  Trials(Workspace workspace, List<Exercise> exercises) {
    this.workspace = workspace;
    this.exercises = exercises;
  }

  /** What came of one: a trial, or that the rules broke down. */
  private record Outcome(Optional<Trial> trial, Optional<Problem> problem) {}

  /** Runs all of them, on all cores; those in which the rules break down go to problems. */
  List<Trial> run(WorkspaceCheck.Progress progress, Problems problems) {
    AtomicInteger done = new AtomicInteger();
    List<Outcome> outcomes =
        IntStream.range(0, exercises.size())
            .parallel()
            .filter(i -> breakdowns.get() < MOST_BREAKDOWNS)
            .mapToObj(
                i -> {
                  Outcome outcome = run(exercises.get(i));
                  progress.at(done.incrementAndGet(), exercises.size());
                  return outcome;
                })
            .toList();
    outcomes.stream().flatMap(each -> each.problem().stream()).forEach(problems::add);
    return outcomes.stream().flatMap(each -> each.trial().stream()).toList();
  }

  private Outcome run(Exercise exercise) {
    try {
      return new Outcome(Optional.of(Suite.run(exercise, workspace)), Optional.empty());
    } catch (RuntimeException e) {
      breakdowns.incrementAndGet();
      return new Outcome(
          Optional.empty(),
          Optional.of(
              new Problem(
                  exercise.place(),
                  exercise instanceof Exercise.OfRule own ? own.rule().id() : "",
                  "example",
                  Severity.ERROR,
                  "The rules fail in the example (" + exercise.example().text() + ").",
                  "Undo the last edit of the rules.")));
    }
  }
}
