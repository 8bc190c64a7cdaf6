package nl.vervolg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Suite;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.Trace;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.trace.Matcher;
import nl.vervolg.understand.Understanding;
import org.junit.jupiter.api.Test;

/** What explains the rules reads them as the engine does, on every example of the repository. */
class AgreementTest {
  private final Workspace workspace = Heritage.workspace();

  @Test
  void aRuleFiresAsOftenAsItsConditionsHold() {
    Suite suite = Suite.of(workspace, Path.of("knowledge", "heritage", "examples"));

    List<String> apart =
        suite.exercises().parallelStream()
            .map(Exercise::example)
            .flatMap(example -> apart(example).stream())
            .toList();

    assertThat(suite.exercises()).hasSizeGreaterThan(1_000);
    assertThat(apart).isEmpty();
  }

  private List<String> apart(Example example) {
    DialogueState before = example.before(workspace);
    Language usual = before.languageOr(workspace.knowledge().domain().languages().get(0));
    String said = example.turns().get(example.turns().size() - 1).said();
    Understanding turn = workspace.resolver().understand(said, before, usual);
    Trace trace = workspace.resolver().trace(turn, before);
    List<String> apart = new ArrayList<>();
    for (Rule rule : workspace.rules().rules()) {
      RuleSyntax tree = workspace.rules().tree(rule.id()).orElseThrow();
      Matcher matcher = new Matcher(trace.facts(rule.stratum()));
      int matches = trace.ran(rule.stratum()) ? matcher.matches(tree).size() : 0;
      long fired =
          trace.firings().stream().filter(each -> each.rule().id().equals(rule.id())).count();
      if (fired != matches) {
        apart.add(example.text() + ": " + rule.id() + " fires " + fired + " times, not " + matches);
      }
      if (matcher.miss(tree).isEmpty() != !matcher.matches(tree).isEmpty()) {
        apart.add(example.text() + ": " + rule.id() + " holds, and something is missing");
      }
    }
    return apart;
  }
}
