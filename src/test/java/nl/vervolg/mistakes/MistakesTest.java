package nl.vervolg.mistakes;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import nl.vervolg.hostile.Told;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Severity;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every mistake that somebody can make in a rule file, with all that is said of it. The rules are a
 * few of the product, kept as they were; {@code mistakes.txt} has the mistakes.
 */
class MistakesTest {
  private static final Path FILES = Path.of("src", "test", "resources", "mistakes");

  @TempDir private Path folder;

  static List<Mistake> mistakes() throws IOException {
    return Mistake.read(FILES.resolve("mistakes.txt"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void theMistakeIsToldWhereItIs(Mistake mistake) throws IOException {
    copy();
    mistake.in(folder);
    List<Problem> problems = RuleBase.problems(folder);
    assertThat(problems.stream().flatMap(this::lines).toList())
        .as(mistake.name())
        .isEqualTo(mistake.told());
    assertThat(problems)
        .allSatisfy(Told::inPlainWords)
        .allSatisfy(problem -> Told.inside(problem.place().file(), problem.place()));
  }

  @Test
  void theRulesAreGoodBeforeThat() throws IOException {
    copy();
    assertThat(RuleBase.problems(folder)).isEmpty();
  }

  @Test
  void thereAreManyKindsOfMistakes() throws IOException {
    assertThat(
            mistakes().stream()
                .flatMap(mistake -> mistake.told().stream())
                .filter(line -> line.matches("\\S+:\\d+:\\d+ .*"))
                .map(line -> line.split(" ", -1)[1])
                .distinct())
        .hasSizeGreaterThanOrEqualTo(40);
  }

  /** As the table has it: place, kind, rule; then what is wrong; then what to do. */
  private Stream<String> lines(Problem problem) {
    String place = problem.place().toString().replace(folder + "/", "");
    String grade =
        problem.severity() == Severity.ERROR
            ? ""
            : " " + problem.severity().name().toLowerCase(Locale.ROOT);
    return Stream.of(
        (place + " " + problem.kind() + grade + " " + problem.rule()).strip(),
        problem.what(),
        problem.advice());
  }

  private void copy() throws IOException {
    Path rules = FILES.resolve("rules");
    try (Stream<Path> files = Files.walk(rules)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = folder.resolve(rules.relativize(file));
        Files.createDirectories(target.resolve("..").normalize());
        Files.copy(file, target);
      }
    }
  }
}
