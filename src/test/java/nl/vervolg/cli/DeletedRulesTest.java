package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code rules check} notices what was deleted, where something else waited for it. */
class DeletedRulesTest {
  @TempDir private static Path folder;

  private static List<String> told;

  @BeforeAll
  static void deleteOnceAndCheck() {
    SmallWorkspace workspace = SmallWorkspace.in(folder.resolve("work"));
    workspace.delete("rules/inheritance/crossing.drl");
    workspace.delete("rules/vetoes/two-negations.drl");
    workspace.delete("rules/scope/new-topic.drl");
    workspace.delete("rules/patterns/widening.drl");
    workspace.delete("rules/edits/compare.drl");
    workspace.replace(
        "rules/patterns/swap.drl", "Role.PROPERTY, Role.ORDER, Role.ENTITY", "Role.PROPERTY");
    workspace.replace("rules/phrases/patterns.yaml", "cue: WIDENING", "cue: NEW_TOPIC");
    told =
        Ran.command("rules", "check", "--workspace", workspace.root() + "", "--home", Ran.HOME + "")
            .out()
            .lines()
            .filter(line -> line.contains(": warning: "))
            .map(line -> line.substring(workspace.root().toString().length() + 1))
            .toList();
  }

  @Test
  void aLayerOrReasonWithoutItsLastRuleIsTold() {
    assertThat(told)
        .contains(
            "rules/inheritance: warning: No rule concludes (Inheritance). [missing-conclusion]",
            "rules/vetoes: warning: No rule concludes (TWO_NEGATIONS). [missing-conclusion]",
            "rules/edits: warning: No rule concludes (COMPARE). [missing-conclusion]",
            "rules/scope: warning: No rule concludes (NEW_TOPIC). [missing-conclusion]");
  }

  @Test
  void aRowOfTheTaxonomyWithoutItsLastRuleIsTold() {
    assertThat(told)
        .contains(
            "rules/patterns: warning: No rule proposes (WIDENING). [pattern-without-rule]",
            "rules/patterns: warning: No rule proposes a swap of the role (ORDER), which is"
                + " (superlative_change). [pattern-without-rule]")
        .noneMatch(line -> line.contains("of the role (LOCATION)"))
        .noneMatch(line -> line.contains("of the role (PROPERTY)"));
  }

  @Test
  void wordsForWhichNoRuleIsLeftAreTold() {
    assertThat(told)
        .anyMatch(
            line ->
                line.matches(
                    "knowledge/languages/nl.yaml:\\d+:\\d+: warning: .*of the kind \\(new_topic\\)\\. \\[unread-words\\]"))
        .noneMatch(line -> line.contains("of the kind (next)"))
        .noneMatch(line -> line.contains("of the kind (additive)"))
        .noneMatch(line -> line.contains("of the kind (article)"));
  }

  @Test
  void aRowOfASheetWhosePatternNoRuleReadsIsTold() {
    assertThat(told)
        .anyMatch(
            line -> line.startsWith("rules/phrases/") && line.contains("[unread-conclusion]"));
  }
}
