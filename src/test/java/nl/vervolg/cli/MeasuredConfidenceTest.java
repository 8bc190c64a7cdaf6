package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The confidences that the repository keeps are those that its own cases give. */
class MeasuredConfidenceTest {
  private static final Path RESOURCES = Path.of("src", "test", "resources");
  private static final List<Path> CASES =
      List.of(RESOURCES.resolve("cases"), RESOURCES.resolve("wide"));

  @Test
  void confidencesAreThoseThatOurCasesGive() throws IOException {
    assumeThat(RESOURCES).isDirectory();
    List<String> arguments =
        new ArrayList<>(List.of("tune", "--check", "--home", Ran.HOME.toString()));
    for (Path folder : CASES) {
      try (Stream<Path> files = Files.list(folder)) {
        files
            .map(Path::toString)
            .filter(f -> f.endsWith(".jsonl"))
            .sorted()
            .forEach(arguments::add);
      }
    }

    Ran ran = Ran.command(arguments.toArray(String[]::new));

    assertThat(ran.code())
        .as("Look at what changed, then run the tune command of the README.%n%s", ran)
        .isZero();
  }
}
