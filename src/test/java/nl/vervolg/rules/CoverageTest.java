package nl.vervolg.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Every pattern has examples in every language, and the table that says so is up to date. */
class CoverageTest {
  private static final Path TABLE = Path.of("rules", "COVERAGE.md");
  private static final Path NOW = Path.of("target", "coverage.md");
  private static final Coverage COVERAGE = new Coverage();

  @Test
  void everyPatternHasExamplesAndCounterExamplesInEveryLanguage() {
    assertThat(COVERAGE.thinCells()).isEmpty();
  }

  @Test
  void everyRuleFiresInAnExample() {
    assertThat(COVERAGE.silentRules()).isEmpty();
  }

  @Test
  void theTableIsUpToDate() throws IOException {
    String now = COVERAGE.table();
    Files.writeString(NOW, now);
    if (Boolean.getBoolean("update")) {
      Files.writeString(TABLE, now);
    }

    assertThat(TABLE)
        .as("rules/COVERAGE.md; see target/coverage.md, or run with -Dupdate=true")
        .hasContent(now);
  }
}
