package nl.vervolg.cases;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.resolve.Resolution;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Turns that look like follow-ups and are none are declined or asked back, never answered. */
class AsidesTest {
  private static final Path FILE = Path.of("src/test/resources/cases/asides.txt");

  @TestFactory
  Stream<DynamicTest> asidesAreNotAnswered() throws IOException {
    return Files.readAllLines(FILE).stream()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(line -> DynamicTest.dynamicTest(line, () -> check(line)));
  }

  private static void check(String line) {
    Example.Outcome outcome = Example.parse(line + " => ?").run(Heritage.workspace());

    assertThat(outcome.last().resolution())
        .as("%s", outcome.actual())
        .isNotInstanceOf(Resolution.Resolved.class)
        .isNotInstanceOf(Resolution.Standalone.class);
  }
}
