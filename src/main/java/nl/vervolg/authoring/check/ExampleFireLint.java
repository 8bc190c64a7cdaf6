package nl.vervolg.authoring.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Trial;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.problem.Counted;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.Stratum;

/** What firing in the examples tells: of rules that nobody sees, and of rules seen too often. */
final class ExampleFireLint implements Lint {
  /** The outcome of a question that stands alone. */
  private static final String ALONE = "-";

  /** Layers of which nothing counts for a question that stands alone. */
  private static final Set<Stratum> OF_FOLLOW_UPS =
      Set.of(Stratum.ELLIPSIS, Stratum.EDITS, Stratum.PATTERNS);

  @Override
  public void check(Material material, Findings findings) {
    boolean all = material.trials().size() == material.exercises().size();
    if (material.trials().isEmpty() || material.rules().isEmpty() || !all) {
      return;
    }
    Domain domain = material.domain().orElseThrow();
    Map<String, List<Trial>> shown = shown(material.trials());
    for (RuleTree rule : material.rules()) {
      List<Trial> trials = shown.getOrDefault(rule.rule().id(), List.of());
      if (trials.isEmpty()) {
        findings.add(LintKind.SILENT_RULE, rule, "It fires in no example and in no dialogue.");
      } else {
        broad(rule, trials, findings);
      }
      if (domain.languages().size() > 1) {
        oneLanguage(rule, material.trials(), findings);
      }
    }
    domain.languages().forEach(language -> missing(language, shown, material, findings));
  }

  /** The examples in which each rule fires. */
  private static Map<String, List<Trial>> shown(List<Trial> trials) {
    Map<String, List<Trial>> shown = new TreeMap<>();
    for (Trial trial : trials) {
      trial
          .fired()
          .forEach(id -> shown.computeIfAbsent(id, each -> new java.util.ArrayList<>()).add(trial));
    }
    return shown;
  }

  private static void broad(RuleTree rule, List<Trial> trials, Findings findings) {
    if (!OF_FOLLOW_UPS.contains(rule.rule().stratum())) {
      return;
    }
    List<Trial> alone =
        trials.stream()
            .filter(trial -> trial.passed() && expected(trial).equals(ALONE))
            .sorted(Comparator.comparing(trial -> trial.exercise().place()))
            .toList();
    boolean known = alone.stream().anyMatch(trial -> example(trial, rule, true));
    if (!alone.isEmpty() && !known) {
      Exercise first = alone.get(0).exercise();
      findings.add(
          LintKind.BROAD_RULE,
          rule,
          "It fires in "
              + Counted.of(alone.size(), "question that stands alone", "questions that stand alone")
              + ", such as ("
              + first.example().text()
              + ", "
              + first.place().file().getFileName()
              + ":"
              + first.place().line()
              + ").");
    }
  }

  private static String expected(Trial trial) {
    return trial.exercise().example().expected();
  }

  private static boolean example(Trial trial, RuleTree rule, boolean fires) {
    return trial.exercise() instanceof Exercise.OfRule own
        && own.rule().id().equals(rule.rule().id())
        && own.fires() == fires;
  }

  private static Language language(Trial trial) {
    return trial.exercise().language().orElse(trial.turn().understanding().utterance().language());
  }

  private static void oneLanguage(RuleTree rule, List<Trial> trials, Findings findings) {
    Set<Language> languages =
        trials.stream()
            .filter(trial -> example(trial, rule, true))
            .map(ExampleFireLint::language)
            .collect(Collectors.toCollection(TreeSet::new));
    if (languages.size() == 1 && rule.rule().stratum() != Stratum.PHRASES) {
      findings.add(
          LintKind.ONE_LANGUAGE,
          rule,
          "All its examples are in (" + languages.iterator().next() + ").");
    }
  }

  private static void missing(
      Language language, Map<String, List<Trial>> shown, Material material, Findings findings) {
    List<String> missing =
        material.rules().stream()
            .filter(rule -> rule.rule().stratum() != Stratum.PHRASES)
            .map(rule -> rule.rule().id())
            .filter(
                id ->
                    shown.containsKey(id)
                        && shown.get(id).stream()
                            .noneMatch(each -> language(each).equals(language)))
            .sorted()
            .toList();
    if (!missing.isEmpty()) {
      Place file = new Place(material.folders().examples().resolve(language + ".txt"), 0);
      findings.add(
          LintKind.LANGUAGE_WITHOUT_RULE,
          file,
          Counted.of(missing.size(), "rule fires", "rules fire")
              + " in no example in ("
              + language
              + "): "
              + String.join(", ", missing)
              + ".");
    }
  }
}
