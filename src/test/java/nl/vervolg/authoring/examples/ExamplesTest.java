package nl.vervolg.authoring.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs every example of the heritage workspace: those beside the rules, and the dialogues. */
class ExamplesTest {
  static final Path DIALOGUES = Path.of("knowledge", "heritage", "examples");

  @TestFactory
  Stream<DynamicTest> everyExampleEndsAsWritten() {
    return Suite.of(Heritage.workspace(), DIALOGUES).exercises().stream()
        .map(exercise -> DynamicTest.dynamicTest(name(exercise), () -> check(exercise)));
  }

  private static String name(Exercise exercise) {
    String owner = exercise instanceof Exercise.OfRule own ? own.rule().id() + ": " : "";
    return owner + exercise.example().text();
  }

  private static void check(Exercise exercise) {
    Trial trial = Suite.run(exercise, Heritage.workspace());

    assertThat(trial.faults()).as(FailureText.of(trial).text(trial)).isEmpty();
  }
}
