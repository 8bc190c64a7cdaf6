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
  private final String advice;
  private final AtomicInteger breakdowns = new AtomicInteger();

  private ExampleTrial(Workspace workspace, String advice) {
    this.workspace = workspace;
    this.advice = advice;
  }

  /** What tells an example from all others, wherever its file has it. */
  private record Key(String owner, boolean fires, String text) {
    private static Key of(Exercise exercise) {
      if (exercise instanceof Exercise.OfRule own) {
        return new Key(own.rule().id(), own.fires(), own.example().text());
      }
      Exercise.Dialogue dialogue = (Exercise.Dialogue) exercise;
      return new Key("## " + dialogue.pattern(), dialogue.shows(), dialogue.example().text());
    }
  }

  /** An example that did not end as written, or fired what it should not. */
  private record Failure(Key key, Problem problem) {}

  /**
   * What came of the examples.
   *
   * @param run how many were run; fewer than there are when rules break down
   * @param list those that fail, by place
   */
  record Result(int run, List<Failure> list) {
    /** Those that fail, by place. */
    List<Problem> failures() {
      return list.stream().map(Failure::problem).toList();
    }

    /** Those that fail and did not fail before. */
    List<Problem> broken(Result before) {
      return list.stream().filter(each -> !before.has(each)).map(Failure::problem).toList();
    }

    /** Those that failed before as well. */
    List<Problem> known(Result before) {
      return list.stream().filter(before::has).map(Failure::problem).toList();
    }

    private boolean has(Failure failure) {
      return list.stream().anyMatch(each -> each.key().equals(failure.key()));
    }
  }

  /**
   * Runs the examples.
   *
   * @param dialogues folder with example dialogues
   * @param advice what to do about one that fails
   */
  static Result run(Workspace workspace, Path dialogues, String advice) {
    Problems unreadable = new Problems();
    List<Exercise> exercises = Suite.of(workspace, dialogues, unreadable).exercises();
    ExampleTrial trial = new ExampleTrial(workspace, advice);
    AtomicInteger run = new AtomicInteger();
    List<Failure> failures = new ArrayList<>();
    unreadable
        .list()
        .forEach(each -> failures.add(new Failure(new Key("", false, each.toString()), each)));
    exercises.parallelStream()
        .filter(exercise -> trial.breakdowns.get() < MOST_BREAKDOWNS)
        .peek(exercise -> run.incrementAndGet())
        .flatMap(exercise -> trial.tried(exercise).stream())
        .sorted(Comparator.comparing(failure -> failure.problem().place()))
        .forEachOrdered(failures::add);
    return new Result(run.get(), failures);
  }

  private Optional<Failure> tried(Exercise exercise) {
    try {
      return Suite.run(exercise, workspace).faults().stream()
          .findFirst()
          .map(fault -> failure(exercise, fault, advice));
    } catch (RuntimeException e) {
      breakdowns.incrementAndGet();
      return Optional.of(failure(exercise, "The rules fail in it.", "Undo the last edit."));
    }
  }

  private static Failure failure(Exercise exercise, String what, String advice) {
    return new Failure(Key.of(exercise), problem(exercise, what, advice));
  }

  private static Problem problem(Exercise exercise, String what, String advice) {
    String rule = exercise instanceof Exercise.OfRule own ? own.rule().id() : "";
    String told = "Example (" + exercise.example().text() + "): " + what;
    return new Problem(exercise.place(), rule, KIND, Severity.ERROR, told, advice);
  }
}
