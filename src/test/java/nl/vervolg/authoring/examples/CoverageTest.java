package nl.vervolg.authoring.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nl.vervolg.Heritage;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Language;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the examples of the heritage workspace cover, and how that is shown. */
class CoverageTest {
  private static final Path TABLE = Path.of("rules", "COVERAGE.md");
  private static final Path NOW = Path.of("target", "coverage.md");

  private static Coverage coverage;

  @BeforeAll
  static void runAll() {
    Workspace workspace = Heritage.workspace();
    Suite suite = Suite.of(workspace, ExamplesTest.DIALOGUES);
    coverage = Coverage.of(workspace, suite.run(workspace, done -> {}));
  }

  @Test
  void everyPatternHasExamplesOnBothSidesInEveryLanguage() {
    assertThat(coverage.thinCells()).isEmpty();
  }

  @Test
  void everyRuleFiresInAnExample() {
    assertThat(coverage.silentRules()).isEmpty();
  }

  @Test
  void theTableIsUpToDate() throws IOException {
    String now = CoverageMarkdown.of(coverage);
    Files.writeString(NOW, now);
    if (Boolean.getBoolean("update")) {
      Files.writeString(TABLE, now);
    }

    assertThat(TABLE)
        .as("rules/coverage.md; see target/coverage.md, or run with -Dupdate=true")
        .hasContent(now);
  }

  @Test
  void aSliceHasAllItsNames() {
    assertThat(coverage.slice("ACT_COUNT", "quantifier_change", "nl", "count"))
        .isNotEmpty()
        .allSatisfy(
            shown -> {
              assertThat(shown.rules()).contains("ACT_COUNT");
              assertThat(shown.pattern()).isEqualTo("quantifier_change");
              assertThat(shown.language()).isEqualTo(new Language("nl"));
              assertThat(shown.template()).isEqualTo("count");
            });
  }

  @Test
  void theRowsOfATableCountWhatASliceShows() {
    Language french = new Language("fr");

    assertThat(coverage.count("ACT_COUNT", french))
        .isEqualTo(coverage.slice("ACT_COUNT", "fr").size())
        .isPositive();
  }

  @Test
  void thePageHasEveryRuleAndNoWordsOfOthersAsMarkup() {
    String page = CoverageHtml.of(coverage);

    assertThat(page)
        .contains("<code>SWAP_SAME_SLOT</code>")
        .contains("=&gt; Welke musea zijn er in Gouda?")
        .doesNotContain("{{")
        .doesNotContain("http:")
        .doesNotContain("https:");
    assertThat(coverage.rules()).allSatisfy(rule -> assertThat(page).contains(">" + rule + "<"));
  }
}
