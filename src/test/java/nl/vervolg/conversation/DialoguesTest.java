package nl.vervolg.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.resolve.rules.Firing;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs the example dialogues of the heritage workspace. */
class DialoguesTest {

  @TestFactory
  Stream<DynamicTest> dialoguesEndAsWrittenAndShowThePatternOfTheirHeading() {
    return PatternExample.all().stream()
        .map(example -> DynamicTest.dynamicTest(example.text(), () -> check(example)));
  }

  private static void check(PatternExample example) {
    Example.Outcome outcome = Example.parse(example.text()).run(Heritage.workspace());
    String pattern = PatternExample.actual(outcome);
    List<String> fired =
        outcome.last().resolution().derivation().firings().stream()
            .map(Firing::rule)
            .map(rule -> rule.id())
            .distinct()
            .toList();
    String told =
        "%s%nactual: %s%npattern: %s%nfired: %s%nobserved: %s"
            .formatted(
                example.text(), outcome.actual(), pattern, fired, outcome.last().understanding());

    assertThat(outcome.asExpected()).as(told).isTrue();
    assertThat(pattern.equals(example.pattern()))
        .as("shows " + example.pattern() + ": " + told)
        .isEqualTo(example.shows());
  }
}
