package nl.vervolg.authoring.examples;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.Rule;

/**
 * All examples of a workspace. Rules that come with the product have examples in the domain of the
 * product; they count only where the rules are the workspace's own.
 *
 * @param exercises those beside the rules, by rule, then the dialogues, by file and line
 */
public record Suite(List<Exercise> exercises) {
  /** Copies the list. */
  public Suite {
    exercises = List.copyOf(exercises);
  }

  /**
   * Reads the examples.
   *
   * @param folder the dialogues of the domain
   * @throws Problems.WorkspaceException with every example that has not the form of one
   */
  public static Suite of(Workspace workspace, Path folder) {
    Problems problems = new Problems();
    Suite suite = of(workspace, folder, problems);
    problems.throwIfAny();
    return suite;
  }

  /** The same; examples that have not the form of one are left out and told. */
  public static Suite of(Workspace workspace, Path folder, Problems problems) {
    List<Rule> own = workspace.ownRules() ? workspace.rules().rules() : List.of();
    return of(own, workspace.knowledge().domain(), folder, problems);
  }

  /**
   * The same for a workspace that cannot be loaded.
   *
   * @param rules its own rules, as far as they can be read
   */
  public static Suite of(List<Rule> rules, Domain domain, Path folder, Problems problems) {
    List<Exercise> exercises = new ArrayList<>();
    for (Rule rule : rules) {
      add(rule, rule.examples(), true, exercises, problems);
      add(rule, rule.counterExamples(), false, exercises, problems);
    }
    DialogueReader reader = new DialogueReader(Patterns.of(domain), problems);
    exercises.addAll(reader.read(folder, domain.languages()));
    return new Suite(exercises);
  }

  private static void add(
      Rule rule, List<String> texts, boolean fires, List<Exercise> into, Problems problems) {
    for (String text : texts) {
      Optional<Example.Mistake> mistake = Example.mistake(text);
      if (mistake.isPresent()) {
        Exercise.OfRule place = new Exercise.OfRule(rule, fires, new Example(text, List.of(), ""));
        problems.add(DialogueReader.problem(place.place(), rule.id(), mistake.orElseThrow()));
      } else {
        into.add(new Exercise.OfRule(rule, fires, Example.parse(text)));
      }
    }
  }

  /**
   * Runs all of them, on all cores; the results are in the order of the exercises.
   *
   * @param done is told after each how many are done; from any thread
   */
  public List<Trial> run(Workspace workspace, IntConsumer done) {
    Trial[] trials = new Trial[exercises.size()];
    AtomicInteger count = new AtomicInteger();
    IntStream.range(0, trials.length)
        .parallel()
        .forEach(
            i -> {
              trials[i] = run(exercises.get(i), workspace);
              done.accept(count.incrementAndGet());
            });
    return List.of(trials);
  }

  /** Those that do not come out as written. */
  public List<Trial> failures(Workspace workspace) {
    return run(workspace, done -> {}).stream().filter(trial -> !trial.passed()).toList();
  }

  /** Runs one exercise. */
  public static Trial run(Exercise exercise, Workspace workspace) {
    Example.Outcome outcome = exercise.example().run(workspace);
    String pattern = Patterns.shown(outcome.last().resolution(), workspace.knowledge().domain());
    List<String> faults = new ArrayList<>();
    if (!outcome.asExpected()) {
      faults.add(
          "It ends as (" + outcome.actual() + "), not as (" + exercise.example().expected() + ").");
    }
    outcome.last().resolution().derivation().stopped().ifPresent(faults::add);
    if (exercise instanceof Exercise.OfRule own) {
      boolean fired =
          outcome.last().resolution().derivation().firings().stream()
              .anyMatch(firing -> firing.rule().id().equals(own.rule().id()));
      if (fired != own.fires()) {
        faults.add(
            "The rule ("
                + own.rule().id()
                + ") "
                + (fired ? "fires, and must not." : "does not fire."));
      }
    } else if (exercise instanceof Exercise.Dialogue dialogue
        && !dialogue.pattern().equals(Exercise.Dialogue.NO_PATTERN)
        && pattern.equals(dialogue.pattern()) != dialogue.shows()) {
      faults.add(
          dialogue.shows()
              ? "It shows (" + pattern + "), not (" + dialogue.pattern() + ")."
              : "It shows (" + pattern + "), and must not.");
    }
    return new Trial(exercise, outcome, pattern, faults);
  }
}
