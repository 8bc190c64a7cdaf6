package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.RuleTree;

/** Dialogues that stand twice, or with another outcome, or for and against the same. */
final class ExampleTextLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    Map<List<Example.Turn>, List<Exercise>> byTurns = new LinkedHashMap<>();
    for (Exercise exercise : material.exercises()) {
      byTurns.computeIfAbsent(exercise.example().turns(), turns -> new ArrayList<>()).add(exercise);
    }
    byTurns.values().forEach(same -> same(same, material.rules(), findings));
  }

  /** Compares each with those before it, and tells the first thing that is wrong. */
  private static void same(List<Exercise> exercises, List<RuleTree> rules, Findings findings) {
    for (int i = 1; i < exercises.size(); i++) {
      for (Exercise before : exercises.subList(0, i)) {
        if (tell(before, exercises.get(i), rules, findings)) {
          break;
        }
      }
    }
  }

  private static boolean tell(
      Exercise before, Exercise exercise, List<RuleTree> rules, Findings findings) {
    boolean together = about(before).equals(about(exercise));
    String said = "The dialogue (" + exercise.example().text() + ") ";
    Place first = places(before, rules).get(0);
    String there = ", " + first.file().getFileName() + ":" + first.line() + ".";
    Optional<LintKind> kind = Optional.empty();
    String what = "stands twice";
    if (!outcome(before).equals(outcome(exercise))) {
      kind = Optional.of(LintKind.TWO_OUTCOMES);
      what = "ends as (" + before.example().expected() + ") elsewhere";
    } else if (together && fires(before) != fires(exercise)) {
      kind = Optional.of(LintKind.BOTH_WAYS);
      what = "is an example for and against (" + about(exercise) + ")";
    } else if (together) {
      kind = Optional.of(LintKind.REPEATED_EXAMPLE);
    }
    List<Place> places = places(exercise, rules);
    String told = said + what + there;
    kind.ifPresent(each -> findings.add(each, places.get(places.size() - 1), rule(exercise), told));
    return kind.isPresent();
  }

  /** Where an example stands; beside a rule it can be written several times. */
  private static List<Place> places(Exercise exercise, List<RuleTree> rules) {
    List<Place> places = new ArrayList<>();
    if (exercise instanceof Exercise.OfRule own) {
      for (RuleTree rule : rules) {
        if (rule.rule().equals(own.rule())) {
          rule.syntax()
              .annotation(own.fires() ? "Example" : "CounterExample")
              .ifPresent(
                  each ->
                      each.texts().stream()
                          .filter(text -> text.value().equals(exercise.example().text()))
                          .forEach(text -> places.add(rule.place(text.at()))));
        }
      }
    }
    return places.isEmpty() ? List.of(exercise.place()) : places;
  }

  private static String outcome(Exercise exercise) {
    return exercise.example().outcome();
  }

  private static boolean fires(Exercise exercise) {
    return exercise instanceof Exercise.OfRule own
        ? own.fires()
        : exercise instanceof Exercise.Dialogue dialogue && dialogue.shows();
  }

  /** What it is an example of: the id of a rule, or a pattern. */
  private static String about(Exercise exercise) {
    return exercise instanceof Exercise.Dialogue dialogue ? dialogue.pattern() : rule(exercise);
  }

  private static String rule(Exercise exercise) {
    return exercise instanceof Exercise.OfRule own ? own.rule().id() : "";
  }
}
