package nl.vervolg.hostile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Rule files that want to do something, or to hide something, beside the rules of the product. None
 * of them is taken up, and each is told with its place. {@code refused.txt} says what is told
 * first.
 */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class HostileFilesTest {
  private static final Path FILES = Path.of("src", "test", "resources", "hostile");

  @TempDir private static Path folder;

  private Path hostile = folder.resolve("none");

  @BeforeAll
  static void copyTheRules() throws IOException {
    Folder.copy(Path.of("rules"), folder.resolve("rules"));
  }

  @AfterEach
  void takeItOut() throws IOException {
    Files.deleteIfExists(hostile);
  }

  /** A line of the table: the name of a file, then line, column and kind of its first problem. */
  static Stream<String> table() throws IOException {
    return Files.readAllLines(FILES.resolve("refused.txt")).stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("table")
  void nothingRunsAndThePlaceIsTold(String row) throws IOException {
    String[] expected = row.split(" +", -1);
    Canary canary = new Canary();
    List<Problem> told = load(expected[0]);

    canary.isQuiet();
    assertThat(folder.resolve("cache")).as("kept rules").doesNotExist();
    assertThat(told)
        .isNotEmpty()
        .allSatisfy(Told::inPlainWords)
        .allSatisfy(problem -> assertThat(problem.place().file()).isEqualTo(hostile))
        .allSatisfy(problem -> Told.inside(hostile, problem.place()));
    Problem first = told.get(0);
    assertThat(first.place().line() + ":" + first.place().column() + " " + first.kind())
        .as(first.toString())
        .isEqualTo(expected[1] + " " + expected[2]);
  }

  private List<Problem> load(String name) throws IOException {
    hostile = folder.resolve("rules").resolve("ellipsis").resolve(name + ".drl");
    Files.copy(FILES.resolve("refused").resolve(name + ".drl"), hostile);
    Problems.WorkspaceException thrown =
        catchThrowableOfType(
            Problems.WorkspaceException.class,
            () -> RuleBase.load(folder.resolve("rules"), folder.resolve("cache")).close());
    assertThat(thrown).as(name + " is refused").isNotNull();
    return thrown.problems();
  }

  @Test
  void everyFileIsInTheTable() throws IOException {
    try (Stream<Path> files = Files.list(FILES.resolve("refused"))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              table().map(row -> row.split(" +", -1)[0] + ".drl").toList());
    }
  }
}
