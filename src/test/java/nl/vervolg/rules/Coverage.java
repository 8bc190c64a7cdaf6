package nl.vervolg.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.PatternExample;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.rules.Rule;

/** Which patterns, languages and rules the examples show, counted by running them. */
final class Coverage {
  private static final int LEAST_EXAMPLES = 3;
  private static final int LEAST_COUNTER_EXAMPLES = 1;
  private static final String HEAD =
      """
      # Coverage

      Written by `mvn test -Dtest=CoverageTest -Dupdate=true` from the dialogues in
      `knowledge/heritage/examples/` and the examples of the rules; do not edit.

      ## Patterns

      Examples + counter-examples in each language, and the rules that fire in the examples.

      """;
  private static final String RULES =
      """

      ## Rules

      In how many examples of each language a rule fires, those beside the rule included; `.` is none.

      """;

  private final List<Language> languages = Heritage.workspace().knowledge().domain().languages();
  private final List<PatternExample> dialogues = PatternExample.all();
  private final Map<String, Set<String>> rulesOfPattern = new TreeMap<>();
  private final Map<String, Map<Language, Integer>> examplesOfRule = new TreeMap<>();

  /** Runs all examples. */
  Coverage() {
    for (PatternExample dialogue : dialogues) {
      List<String> fired = count(run(dialogue.text()), dialogue.language());
      if (dialogue.shows()) {
        rulesOfPattern.computeIfAbsent(dialogue.pattern(), key -> new TreeSet<>()).addAll(fired);
      }
    }
    for (Rule rule : rules()) {
      for (String text : rule.examples()) {
        ResolvedTurn turn = run(text);
        count(turn, turn.understanding().utterance().language());
      }
    }
  }

  private static List<Rule> rules() {
    return Heritage.workspace().rules().rules();
  }

  private static ResolvedTurn run(String text) {
    return Example.parse(text).run(Heritage.workspace()).last();
  }

  private List<String> count(ResolvedTurn turn, Language language) {
    List<String> fired =
        turn.resolution().derivation().firings().stream()
            .map(firing -> firing.rule().id())
            .distinct()
            .toList();
    fired.forEach(
        id ->
            examplesOfRule
                .computeIfAbsent(id, key -> new TreeMap<>())
                .merge(language, 1, Integer::sum));
    return fired;
  }

  private long examples(String pattern, Language language, boolean shows) {
    return dialogues.stream()
        .filter(dialogue -> dialogue.pattern().equals(pattern) && dialogue.shows() == shows)
        .filter(dialogue -> dialogue.language().equals(language))
        .count();
  }

  /** Cells with too few examples or counter-examples. */
  List<String> thinCells() {
    return PatternExample.patterns().stream()
        .flatMap(
            pattern ->
                languages.stream()
                    .filter(
                        language ->
                            examples(pattern, language, true) < LEAST_EXAMPLES
                                || examples(pattern, language, false) < LEAST_COUNTER_EXAMPLES)
                    .map(language -> pattern + " in " + language.code()))
        .toList();
  }

  /** Rules that fire in no example. */
  List<String> silentRules() {
    return rules().stream().map(Rule::id).filter(id -> !examplesOfRule.containsKey(id)).toList();
  }

  /** Both tables, as Markdown. */
  String table() {
    String codes = languages.stream().map(Language::code).collect(Collectors.joining(" | "));
    String line = "|---".repeat(languages.size() + 1);
    return HEAD
        + "| pattern | %s | rules |\n%s|---|\n".formatted(codes, line)
        + rows(PatternExample.patterns().stream(), this::cells)
        + RULES
        + "| rule | %s |\n%s|\n".formatted(codes, line)
        + rows(rules().stream().map(Rule::id).sorted(), this::counts);
  }

  private static String rows(Stream<String> names, Function<String, Stream<String>> cells) {
    return names
        .map(
            name ->
                Stream.concat(Stream.of(name), cells.apply(name))
                    .collect(Collectors.joining(" | ", "| ", " |\n")))
        .collect(Collectors.joining());
  }

  private Stream<String> cells(String pattern) {
    Stream<String> counts =
        languages.stream()
            .map(
                language ->
                    examples(pattern, language, true) + " + " + examples(pattern, language, false));
    return Stream.concat(
        counts, Stream.of(String.join(", ", rulesOfPattern.getOrDefault(pattern, Set.of()))));
  }

  private Stream<String> counts(String rule) {
    Map<Language, Integer> counts = examplesOfRule.getOrDefault(rule, Map.of());
    return languages.stream()
        .map(language -> counts.containsKey(language) ? "" + counts.get(language) : ".");
  }
}
