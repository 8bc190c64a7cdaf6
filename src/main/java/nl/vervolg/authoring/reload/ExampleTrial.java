package nl.vervolg.authoring.reload;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import nl.vervolg.conversation.Example;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.Rule;

/** Runs the examples of rules and the example dialogues of a workspace, on all cores. */
final class ExampleTrial {
  /** Rules that fail more than this are looked at one by one, and may take seconds a turn. */
  private static final int ENOUGH_FAILURES = 25;

  private static final String KIND = "example";
  private static final String COMMENT = "#";

  private final Workspace workspace;
  private final AtomicInteger failing = new AtomicInteger();

  private ExampleTrial(Workspace workspace) {
    this.workspace = workspace;
  }

  /**
   * What came of the examples.
   *
   * @param run how many were run; fewer than there are when too many failed
   * @param failures those that did not end as written, or fired what they should not, by place
   */
  record Result(int run, List<Problem> failures) {}

  /** A line, where it stands, and the rule that has to fire in it, or must not. */
  private record Line(Place place, String text, Optional<Rule> rule, boolean fires) {}

  /**
   * Runs the examples.
   *
   * @param ofRules whether those in the rules are about this workspace
   * @param dialogues folder with example dialogues
   */
  static Result run(Workspace workspace, boolean ofRules, Path dialogues) {
    List<Line> lines = new ArrayList<>();
    if (ofRules) {
      for (Rule rule : workspace.rules().rules()) {
        Place place = new Place(rule.file(), rule.line());
        rule.examples().forEach(text -> lines.add(new Line(place, text, Optional.of(rule), true)));
        rule.counterExamples()
            .forEach(text -> lines.add(new Line(place, text, Optional.of(rule), false)));
      }
    }
    List<Problem> unreadable = new ArrayList<>();
    files(dialogues).forEach(file -> lines.addAll(dialogues(file, unreadable)));
    ExampleTrial trial = new ExampleTrial(workspace);
    AtomicInteger run = new AtomicInteger();
    List<Problem> failures =
        lines.parallelStream()
            .filter(line -> trial.failing.get() < ENOUGH_FAILURES)
            .peek(line -> run.incrementAndGet())
            .flatMap(line -> trial.failure(line).stream())
            .toList();
    return new Result(
        run.get(),
        Stream.concat(unreadable.stream(), failures.stream())
            .sorted(java.util.Comparator.comparing(Problem::place))
            .toList());
  }

  private Optional<Problem> failure(Line line) {
    Optional<Problem> failure = tried(line);
    failure.ifPresent(problem -> failing.incrementAndGet());
    return failure;
  }

  private Optional<Problem> tried(Line line) {
    Example example;
    try {
      example = Example.parse(line.text());
    } catch (IllegalArgumentException e) {
      return problem(line, String.valueOf(e.getMessage()), "Write turn | turn => outcome.");
    }
    try {
      return compared(line, example.run(workspace));
    } catch (RuntimeException e) {
      return problem(
          line, "The rules fail in the example (" + line.text() + ").", "Undo the last edit.");
    }
  }

  private static Optional<Problem> compared(Line line, Example.Outcome outcome) {
    if (!outcome.asExpected()) {
      return problem(
          line,
          "The example (" + line.text() + ") ends in (" + outcome.actual() + ").",
          "Undo the edit, or write down the outcome that is right now.");
    }
    boolean fired =
        line.rule()
            .map(
                rule ->
                    outcome.last().resolution().derivation().firings().stream()
                        .anyMatch(firing -> firing.rule().id().equals(rule.id())))
            .orElse(line.fires());
    return fired == line.fires()
        ? Optional.empty()
        : problem(
            line,
            "The rule "
                + (fired ? "fires in its counter-example (" : "does not fire in its example (")
                + line.text()
                + ").",
            "Change the condition of the rule, or the example.");
  }

  private static Optional<Problem> problem(Line line, String what, String advice) {
    String rule = line.rule().map(Rule::id).orElse("");
    return Optional.of(new Problem(line.place(), rule, KIND, Severity.ERROR, what, advice));
  }

  private static List<Path> files(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".txt")).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  private static List<Line> dialogues(Path file, List<Problem> unreadable) {
    List<Line> lines = new ArrayList<>();
    try {
      List<String> texts = Files.readAllLines(file, StandardCharsets.UTF_8);
      for (int i = 0; i < texts.size(); i++) {
        String text = texts.get(i).strip();
        if (!text.isEmpty() && !text.startsWith(COMMENT)) {
          lines.add(new Line(new Place(file, i + 1), text, Optional.empty(), false));
        }
      }
    } catch (IOException e) {
      unreadable.add(
          new Problem(
              new Place(file, 0), "The file cannot be read as UTF-8 text.", "Save it as UTF-8."));
    }
    return lines;
  }
}
