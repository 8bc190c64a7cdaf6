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
  private static final Path CASES = Path.of("src", "test", "resources", "cases");

  @Test
  void confidencesAreThoseThatOurCasesGive() throws IOException {
    assumeThat(CASES).isDirectory();
    List<String> arguments =
        new ArrayList<>(List.of("tune", "--check", "--home", Ran.HOME.toString()));
    try (Stream<Path> files = Files.list(CASES)) {
      files.map(Path::toString).filter(f -> f.endsWith(".jsonl")).sorted().forEach(arguments::add);
    }

    Ran ran = Ran.command(arguments.toArray(String[]::new));

    assertThat(ran.code())
        .as("Look at what changed, then run: vervolg tune --workspace . %s/*.jsonl%n%s", CASES, ran)
        .isZero();
  }
}
