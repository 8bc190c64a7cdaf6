package nl.vervolg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import org.junit.jupiter.api.Test;

/** What was decided before changes nothing: not in a process that has just begun, not later. */
class FirstTurnTest {

  @Test
  void rulesThatWereNeverUsedDecideAsThoseThatWere() {
    Workspace used = Heritage.workspace();
    for (Rule rule : used.rules().rules()) {
      Example example = Example.parse(rule.examples().get(0));
      try (RuleBase unused = RuleBase.load(Path.of("rules"), Heritage.CACHE)) {
        Example.Outcome outcome = example.run(used.with(unused));

        assertThat(outcome.asExpected()).as(rule.id() + ": " + outcome.actual()).isTrue();
        assertThat(outcome.last().resolution().derivation().firings())
            .as(rule.id())
            .anyMatch(firing -> firing.rule().id().equals(rule.id()));
      }
    }
  }
}
