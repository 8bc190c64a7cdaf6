package nl.vervolg.authoring.examples;

import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;

/** Writes coverage as the tables of {@code rules/COVERAGE.md}. */
public final class CoverageMarkdown {
  private static final String HEAD =
      """
      # Coverage

      Written by `vervolg rules cover --markdown rules/COVERAGE.md` from the dialogues in
      `knowledge/DOMAIN/examples/` and the examples of the rules; do not edit.

      ## Patterns

      Examples + counter-examples in each language, and the rules that fire in the examples.

      """;
  private static final String RULES =
      """

      ## Rules

      In how many examples of each language a rule fires, those beside the rule included; `.` is none.

      """;

  private final Coverage coverage;

  private CoverageMarkdown(Coverage coverage) {
    this.coverage = coverage;
  }

  /** Both tables. */
  public static String of(Coverage coverage) {
    return new CoverageMarkdown(coverage).text();
  }

  private String text() {
    String codes =
        coverage.languages().stream().map(Language::code).collect(Collectors.joining(" | "));
    String line = "|---".repeat(coverage.languages().size() + 1);
    return HEAD
        + "| pattern | %s | rules |\n%s|---|\n".formatted(codes, line)
        + rows(coverage.patterns().stream(), this::cells)
        + RULES
        + "| rule | %s |\n%s|\n".formatted(codes, line)
        + rows(coverage.rules().stream(), this::counts);
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
        coverage.languages().stream()
            .map(language -> coverage.cell(pattern, language))
            .map(cell -> cell.examples() + " + " + cell.counterExamples());
    return Stream.concat(counts, Stream.of(String.join(", ", coverage.rulesOf(pattern))));
  }

  private Stream<String> counts(String rule) {
    return coverage.languages().stream()
        .map(language -> coverage.count(rule, language))
        .map(count -> count == 0 ? "." : String.valueOf(count));
  }
}
