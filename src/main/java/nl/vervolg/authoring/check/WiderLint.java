package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Patterns;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.Stratum;

/**
 * Rules of the patterns that fire in dialogues of a pattern that none of their own examples shows;
 * those of other layers serve several patterns on purpose. What they do in questions that stand
 * alone is told by {@link ExampleFireLint}.
 */
final class WiderLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    Set<String> followUps =
        material.domain().stream()
            .flatMap(domain -> Patterns.followUps(domain).stream())
            .collect(Collectors.toSet());
    Map<String, List<Trial>> fired = new HashMap<>();
    material.trials().stream()
        .filter(trial -> trial.passed() && followUps.contains(trial.pattern()))
        .sorted(Comparator.comparing(trial -> trial.exercise().place()))
        .forEach(
            trial ->
                trial
                    .fired()
                    .forEach(
                        id -> fired.computeIfAbsent(id, each -> new ArrayList<>()).add(trial)));
    material.rules().stream()
        .filter(rule -> rule.rule().stratum() == Stratum.PATTERNS)
        .forEach(rule -> wider(rule, fired.getOrDefault(rule.rule().id(), List.of()), findings));
  }

  private static void wider(RuleTree rule, List<Trial> trials, Findings findings) {
    Set<String> own =
        trials.stream()
            .filter(
                trial ->
                    trial.exercise() instanceof Exercise.OfRule example
                        && example.rule().id().equals(rule.rule().id()))
            .map(Trial::pattern)
            .collect(Collectors.toSet());
    SortedMap<String, List<Trial>> others = new TreeMap<>();
    for (Trial trial : trials) {
      if (!own.isEmpty() && !own.contains(trial.pattern())) {
        others.computeIfAbsent(trial.pattern(), each -> new ArrayList<>()).add(trial);
      }
    }
    if (!others.isEmpty()) {
      findings.add(
          LintKind.WIDER_RULE,
          rule,
          "Its own examples show ("
              + String.join(", ", new TreeSet<>(own))
              + "), and it fires in dialogues of "
              + others.entrySet().stream()
                  .map(each -> told(each.getKey(), each.getValue()))
                  .collect(Collectors.joining("; "))
              + ".");
    }
  }

  private static String told(String pattern, List<Trial> trials) {
    Place first = trials.get(0).exercise().place();
    return "("
        + pattern
        + "): "
        + trials.size()
        + ", such as ("
        + trials.get(0).exercise().example().text()
        + ", "
        + first.file().getFileName()
        + first.where()
        + ")";
  }
}
