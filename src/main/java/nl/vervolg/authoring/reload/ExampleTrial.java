package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.authoring.examples.SuiteRun;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import org.jspecify.annotations.Nullable;

/**
 * The examples of a workspace, as they stood when they were read. They are run when it is first
 * asked what came of them, and once. Not thread-safe.
 */
final class ExampleTrial {
  private static final String KIND = "example";

  /** So few that an edit in between is seen at once. */
  private static final int SOME = 25;

  private final Workspace workspace;
  private final List<Exercise> exercises;
  private final Map<ExampleKey, Problem> unreadable;
  private @Nullable ExampleOutcomes outcomes;
  private int rehearsed;

  private ExampleTrial(
      Workspace workspace, List<Exercise> exercises, Map<ExampleKey, Problem> unreadable) {
    this.workspace = workspace;
    this.exercises = exercises;
    this.unreadable = unreadable;
  }

  /**
   * Reads the examples.
   *
   * @param dialogues folder with example dialogues
   */
  static ExampleTrial read(Workspace workspace, Path dialogues) {
    Problems problems = new Problems();
    List<Exercise> exercises = Suite.of(workspace, dialogues, problems).exercises();
    Map<ExampleKey, Problem> unreadable = new LinkedHashMap<>();
    for (Problem problem : problems.list()) {
      unreadable.put(ExampleKey.unreadable(line(problem.place()), problem.what()), problem);
    }
    return new ExampleTrial(workspace, exercises, unreadable);
  }

  /** A line is known by its text; a file that cannot be read, by its name. */
  private static String line(Place place) {
    try {
      return place.line() == 0
          ? place.file().toString()
          : Files.readAllLines(place.file()).get(place.line() - 1);
    } catch (IOException | IndexOutOfBoundsException e) {
      return place.toString();
    }
  }

  /** What came of them. */
  ExampleOutcomes outcomes() {
    ExampleOutcomes known = outcomes;
    if (known == null) {
      known = ran(SuiteRun.of(exercises, workspace, done -> {}));
      outcomes = known;
    }
    return known;
  }

  /**
   * Runs some of them and forgets what came of it: they run quicker when it counts. Does nothing
   * once all were run.
   */
  void rehearse() {
    if (outcomes == null && rehearsed < exercises.size()) {
      int next = Math.min(rehearsed + SOME, exercises.size());
      SuiteRun.of(exercises.subList(rehearsed, next), workspace, done -> {});
      rehearsed = next;
    }
  }

  private ExampleOutcomes ran(SuiteRun run) {
    List<ExampleOutcomes.Tried> tried = new ArrayList<>();
    unreadable.forEach((key, problem) -> tried.add(ExampleOutcomes.Tried.failing(key, problem)));
    for (SuiteRun.Tried each : run.tried()) {
      ExampleKey key = ExampleKey.of(each.exercise());
      tried.add(
          each.breakdown()
              .or(() -> fault(each))
              .map(problem -> ExampleOutcomes.Tried.failing(key, problem))
              .orElseGet(() -> ExampleOutcomes.Tried.holding(key)));
    }
    List<ExampleKey> left = run.left().stream().map(ExampleKey::of).toList();
    return new ExampleOutcomes(run.tried().size(), tried, left, run.stopped());
  }

  /** What to do about it is not known before it is known what came of it earlier. */
  private static Optional<Problem> fault(SuiteRun.Tried tried) {
    Exercise exercise = tried.exercise();
    String rule = exercise instanceof Exercise.OfRule own ? own.rule().id() : "";
    return tried.trial().stream()
        .flatMap(trial -> trial.faults().stream())
        .findFirst()
        .map(fault -> "Example (" + exercise.example().text() + "): " + fault)
        .map(what -> new Problem(exercise.place(), rule, KIND, Severity.ERROR, what, ""));
  }
}
