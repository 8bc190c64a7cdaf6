package nl.vervolg.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.resolve.rules.Firing;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the example dialogues of the heritage workspace. */
class DialoguesTest {
  private static final Path EXAMPLES = Path.of("knowledge", "heritage", "examples");

  @TestFactory
  List<DynamicTest> dialoguesEndAsWritten() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      for (Path file : files.sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          if (!line.isBlank() && !line.startsWith("#")) {
            tests.add(DynamicTest.dynamicTest(line, () -> check(line)));
          }
        }
      }
    }
    return tests;
  }

  private static void check(String line) {
    Example.Outcome outcome = Example.parse(line).run(Heritage.workspace());
    List<String> fired =
        outcome.last().resolution().derivation().firings().stream()
            .map(Firing::rule)
            .map(rule -> rule.id())
            .distinct()
            .toList();

    assertThat(outcome.asExpected())
        .as(
            "%s%nactual: %s%nfired: %s%nobserved: %s",
            line, outcome.actual(), fired, outcome.last().understanding())
        .isTrue();
  }
}
