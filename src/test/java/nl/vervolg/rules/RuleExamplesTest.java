package nl.vervolg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.resolve.rules.Rule;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Runs every example and counter-example of every rule. */
class RuleExamplesTest {

  @TestFactory
  Stream<DynamicTest> examplesFireTheRuleAndEndAsWritten() {
    return tests(true);
  }

  @TestFactory
  Stream<DynamicTest> counterExamplesDoNotFireTheRuleAndEndAsWritten() {
    return tests(false);
  }

  private static Stream<DynamicTest> tests(boolean fires) {
    return Heritage.workspace().rules().rules().stream()
        .flatMap(
            rule ->
                (fires ? rule.examples() : rule.counterExamples())
                    .stream()
                        .map(
                            text ->
                                DynamicTest.dynamicTest(
                                    rule.id() + ": " + text, () -> check(rule, text, fires))));
  }

  private static void check(Rule rule, String text, boolean fires) {
    Example.Outcome outcome = Example.parse(text).run(Heritage.workspace());
    List<String> fired =
        outcome.last().resolution().derivation().firings().stream()
            .map(firing -> firing.rule().id() + " -> " + firing.conclusion())
            .toList();
    String told =
        "%s (%s:%d)%nexample:  %s%nactual:   %s%nobserved: %s%nfired:%n  %s"
            .formatted(
                rule.id(),
                rule.file(),
                rule.line(),
                text,
                outcome.actual(),
                outcome.last().understanding(),
                fired.stream().collect(Collectors.joining("\n  ")));
    assertThat(outcome.asExpected()).as(told).isTrue();
    assertThat(fired.stream().anyMatch(step -> step.startsWith(rule.id() + " ")))
        .as("rule fires\n" + told)
        .isEqualTo(fires);
  }
}
