package nl.vervolg.knowledge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.problem.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The file with how sure readings are. */
class ConfidenceReaderTest {
  private static final Domain DOMAIN =
      new Domain(
          "test",
          List.of(),
          List.of(),
          Map.of(),
          Map.of(),
          List.of(),
          Map.of(),
          Map.of(Role.LOCATION, "location_swap"),
          Map.of(),
          List.of(),
          false);

  private final Problems problems = new Problems();
  @TempDir private Path folder = Path.of(".");

  @Test
  void withoutAFileTheUsualFiguresHold() {
    ConfidenceTable table =
        ConfidenceReader.read(folder.resolve("confidence.yaml"), DOMAIN, problems);

    assertThat(table).isEqualTo(ConfidenceTable.USUAL);
    assertThat(table.of("location_swap", Strength.NORMAL)).isEqualTo(0.92);
    assertThat(table.factor(Evidence.TYPO)).isEqualTo(0.93);
    assertThat(table.threshold("location_swap")).isEqualTo(0.7);
  }

  @Test
  void aFileSaysHowSureAPatternIs() throws IOException {
    ConfidenceTable table =
        read(
            """
            measured: {cases: 12}
            patterns:
              location_swap: {n: 9, right: 8, precision: 0.9, threshold: 0.8, normal: {n: 9, right: 8, precision: 0.88}}
            evidence:
              typo: {n: 3, right: 2, factor: 0.75}
            """);

    assertThat(problems.list()).isEmpty();
    assertThat(table.of("location_swap", Strength.NORMAL)).isEqualTo(0.88);
    assertThat(table.of("location_swap", Strength.STRONG)).isEqualTo(0.97);
    assertThat(table.threshold("location_swap")).isEqualTo(0.8);
    assertThat(table.threshold("correction")).isEqualTo(0.7);
    assertThat(table.factor(Evidence.TYPO)).isEqualTo(0.75);
    assertThat(table.factor(Evidence.LABEL)).isEqualTo(1);
  }

  @Test
  void everythingThatIsWrongIsSaidWithItsLine() throws IOException {
    read(
        """
        patterns:
          location_swop: {n: 1, right: 1, precision: 0.9, threshold: 0.7}
          correction: {n: 1, right: 2, precision: 0.9, threshold: 0.7}
          negation: {n: 1, right: 1, precision: 1.5, threshold: high}
          widening: {n: -1, precision: 0.9, threshold: 0.7, strange: 1}
        evidence:
          guess: {n: 1, right: 1, factor: 0.9}
          typo: {n: 1, right: 1, factor: NaN}
        more: 1
        """);

    assertThat(problems.list().stream().map(problem -> problem.place().line()).distinct())
        .containsExactly(2, 3, 4, 5, 7, 8, 9);
    assertThat(problems.list().toString())
        .contains("Maybe you meant (location_swap)", "More cases are right (2)")
        .contains("(1.5) is no share", "(high) is not a number", "(right:) is missing")
        .contains("(-1) is no number of cases", "(guess) is not known", "(NaN) is no share");
  }

  @Test
  void anEmptyFileIsSaid() throws IOException {
    read("");

    assertThat(problems.list()).hasSize(1);
  }

  private ConfidenceTable read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("confidence.yaml"), text);
    return ConfidenceReader.read(file, DOMAIN, problems);
  }
}
