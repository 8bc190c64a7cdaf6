package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule files that are much too large, too deep or too full: told at once, whatever is in them. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class HostileSizesTest {
  private static final int MANY = 100_000;
  private static final int MOST_TOLD = 201;
  private static final String HEAD = "package rules.ellipsis\n\nimport nl.vervolg.dialogue.*\n\n";
  private static final String BEGIN =
      """
      rule "a rule"
          @Id("LARGE")
          @Why("A test.")
          @Example("Welke musea zijn er in Delft? | En in Gouda? => Welke musea zijn er in Gouda?")
          @CounterExample("Welke musea zijn er in Delft? => geographic")
      when
      """;
  private static final String END =
      """

      then
          insert( new Ellipsis( EllipsisKind.FRAGMENT ) );
      end
      """;

  @TempDir private Path folder;

  static Stream<Arguments> giants() {
    return Stream.of(
        giant("a hundred thousand rules", "rule \"x\" when then end\n".repeat(MANY), "too-large"),
        giant("six hundred rules", ("\n" + BEGIN + "Utterance()" + END).repeat(600), "too-large"),
        giant("a hundred thousand conditions", rule("Cue()\n".repeat(MANY)), "too-large"),
        giant("thirty thousand conditions", rule("Cue()\n".repeat(30_000)), "too-large"),
        giant("brackets within brackets", rule("(".repeat(MANY)), "too-large"),
        giant("fewer of them", rule("(".repeat(90_000)), "too-deep"),
        giant("nots within nots", rule("not(".repeat(40_000)), "too-deep"),
        giant("nots without a bracket", rule("not ".repeat(90_000)), "too-deep"),
        giant("brackets of a constraint", rule("Cue( " + "(".repeat(90_000)), "operator"),
        giant("dots behind a field", rule("Cue( kind" + ".kind".repeat(40_000) + " )"), "field"),
        giant("a hundred thousand annotations", HEAD + "@X(\"\")".repeat(MANY), "too-large"),
        giant("texts of an annotation", HEAD + texts(40_000), "too-large"),
        giant("values of a list", rule("Cue( kind in ( " + "A,".repeat(40_000)), "too-large"),
        giant("constraints", rule("Utterance( " + "predicate,".repeat(40_000)), "too-large"),
        giant("a word of many letters", rule("A".repeat(400_000) + "()"), "too-large"),
        giant("a word of other letters", rule("\u0430".repeat(400_000) + "()"), "character"),
        giant("a number of many digits", rule("Cue( span.to == " + "9".repeat(400_000)), "number"),
        giant(
            "a text of many letters",
            rule("Slot( key == \"" + "x".repeat(400_000) + "\" )"),
            "text"),
        giant(
            "a text without an end",
            rule("Slot( key == \"" + "x".repeat(400_000)),
            "unclosed-text"),
        giant("a name of many letters", HEAD + "rule \"" + "x".repeat(400_000) + "\"", "rule-name"),
        giant("an import of many words", HEAD + "import " + "a.".repeat(40_000), "import"),
        giant("a comment of many letters", HEAD + "/*" + "x".repeat(600_000) + "*/", "too-large"),
        giant("a comment of hidden letters", HEAD + "//" + "\u200b".repeat(400_000), "hidden"),
        giant("line ends", "\n".repeat(499_000), "no-rules"),
        giant("marks that mean nothing", HEAD + "%".repeat(90_000), "not-a-rule"),
        giant("thousands of mistakes", HEAD + "end\n".repeat(20_000), "extra-end"),
        giant("signs that are none", HEAD + "\u00a4".repeat(90_000), "character"),
        giant("more than two megabytes", "x".repeat(2_100_000), "too-large"));
  }

  private static Arguments giant(String name, String text, String kind) {
    return Arguments.of(name, text, kind);
  }

  private static String rule(String conditions) {
    return HEAD + BEGIN + conditions + END;
  }

  private static String texts(int number) {
    return "rule \"x\" @Example({ " + "\"a\",".repeat(number) + " })";
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("giants")
  void itIsToldWithinBoundedWork(String name, String text, String kind) throws IOException {
    Path layer = Files.createDirectories(folder.resolve("rules").resolve("ellipsis"));
    Path file = Files.writeString(layer.resolve("giant.drl"), text);
    List<Problem> told = RuleBase.problems(folder.resolve("rules"));
    assertThat(told)
        .as(name)
        .isNotEmpty()
        .hasSizeLessThanOrEqualTo(MOST_TOLD)
        .allSatisfy(Told::inPlainWords)
        .allSatisfy(problem -> assertThat(problem.place().file()).isEqualTo(file))
        .anySatisfy(problem -> assertThat(problem.kind()).startsWith(kind));
  }

  @Test
  void bothNumbersAreToldTheFirstTime() throws IOException {
    Path layer = Files.createDirectories(folder.resolve("rules").resolve("ellipsis"));
    String rule = "\n" + BEGIN + "Utterance()" + END;
    Files.writeString(layer.resolve("all.drl"), HEAD + rule.repeat(2_500));

    assertThat(RuleBase.problems(folder.resolve("rules")))
        .singleElement()
        .satisfies(Told::inPlainWords)
        .satisfies(
            problem -> {
              assertThat(problem.what())
                  .isEqualTo(
                      "The file has 2500 rules; a file can have 500, and all files together 2000.");
              assertThat(problem.advice()).startsWith("Say more with fewer");
            });

    Files.writeString(layer.resolve("all.drl"), HEAD + rule.repeat(1_000));
    Files.writeString(layer.resolve("more.drl"), HEAD + rule.repeat(1_400));

    assertThat(RuleBase.problems(folder.resolve("rules")))
        .allSatisfy(Told::inPlainWords)
        .extracting(Problem::what)
        .containsExactly(
            "There are 2400 rules, and more than 2000 are too many.",
            "The file has 1000 rules; a file can have 500, and all files together 2000.",
            "The file has 1400 rules; a file can have 500, and all files together 2000.");
  }

  @Test
  void aThousandFilesAreReadAndOneMoreIsNot() throws IOException {
    Path layer = Files.createDirectories(folder.resolve("rules").resolve("ellipsis"));
    for (int i = 0; i <= 1000; i++) {
      Files.writeString(layer.resolve("file-" + i + ".drl"), "end");
    }
    List<Problem> told = RuleBase.problems(folder.resolve("rules"));
    assertThat(told).allSatisfy(Told::inPlainWords);
    assertThat(told.stream().filter(problem -> problem.kind().equals("extra-end"))).hasSize(1000);
    assertThat(told.stream().filter(problem -> problem.kind().equals("too-large"))).hasSize(1);
  }

  @Test
  void fiveThousandRulesInManyFilesAreNotCompiled() throws IOException {
    Path layer = Files.createDirectories(folder.resolve("rules").resolve("ellipsis"));
    for (int i = 0; i < 12; i++) {
      StringBuilder rules = new StringBuilder(HEAD);
      for (int j = 0; j < 400; j++) {
        String id = "R_" + i + "_" + j;
        rules.append(
            (BEGIN + "Utterance( !predicate )" + END)
                .replace("LARGE", id)
                .replace("a rule", "a rule " + id));
      }
      Files.writeString(layer.resolve("file-" + i + ".drl"), rules);
    }
    assertThat(RuleBase.problems(folder.resolve("rules")))
        .singleElement()
        .satisfies(Told::inPlainWords)
        .satisfies(problem -> assertThat(problem.kind()).isEqualTo("too-large"));
    Path cache = folder.resolve("cache");
    assertThatThrownBy(() -> RuleBase.load(folder.resolve("rules"), cache).close())
        .isInstanceOf(Problems.WorkspaceException.class);
    assertThat(cache).doesNotExist();
  }
}
