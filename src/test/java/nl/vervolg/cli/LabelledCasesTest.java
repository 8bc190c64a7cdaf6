package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code eval} and {@code tune} on a few cases whose figures are known. */
class LabelledCasesTest {
  private static final String FILE = "knowledge/heritage/confidence.yaml";

  /** All right; the last one with a typo. */
  private static final String RIGHT =
      """
      {"id":"1","language":"nl","kind":"swap","difficulty":1,"history":[{"question":"Welke musea zijn er in Delft?"}],"question":"En in Gouda?","expect":{"is_follow_up":true,"pattern":["location_swap"],"resolved":["Welke musea zijn er in Gouda?"],"slots":{"institution_type_code":"M","city_lower":"gouda"},"overrides":{"city_lower":"gouda"},"intent":"geographic"}}
      {"id":"2","language":"nl","kind":"alone","difficulty":1,"history":[{"question":"Welke musea zijn er in Delft?"}],"question":"Hoeveel archieven zijn er in Gent?","expect":{"is_follow_up":false,"pattern":["self_contained"],"resolved":[],"slots":{"institution_type_code":"A","city_lower":"gent"},"overrides":{},"intent":"statistical"}}
      {"id":"3","language":"nl","kind":"swap","difficulty":2,"history":[{"question":"Welke musea zijn er in Delft?"}],"question":"En in Maaseijk?","expect":{"is_follow_up":true,"pattern":["location_swap"],"resolved":["Welke musea zijn er in Maaseik?"],"slots":{"institution_type_code":"M","city_lower":"maaseik"},"overrides":{"city_lower":"maaseik"},"intent":"geographic"}}
      """;

  /** One asked back, and one labelled with another place and other words. */
  private static final String WRONG =
      """
      {"id":"4","language":"nl","kind":"swap","difficulty":2,"history":[{"question":"Welke musea zijn er in Delft?"}],"question":"Welke niet?","expect":{"is_follow_up":true,"pattern":["negation"],"resolved":[],"slots":{"institution_type_code":"M"},"overrides":{"city_lower":null},"intent":"geographic"}}
      {"id":"5","language":"nl","kind":"swap","difficulty":2,"history":[{"question":"Welke musea zijn er in Delft?"}],"question":"En in Gouda?","expect":{"is_follow_up":true,"pattern":["type_swap"],"resolved":["Welke musea zijn er in Gent?"],"slots":{"institution_type_code":"M","city_lower":"gent"},"overrides":{"city_lower":"gent"},"intent":"geographic"}}
      """;

  @TempDir private Path folder = Path.of(".");

  @Test
  void evalCountsByHandAsByMachine() throws IOException {
    Ran ran = Ran.on(workspace(), "eval", file("a.jsonl", RIGHT), file("b.jsonl", WRONG));

    assertThat(ran.code()).isZero();
    assertThat(ran.out().lines())
        .containsExactly(
            "kind                         n   exact semantic surface pattern  wrong  asked",
            "alone                        1  100.0%   100.0%  100.0%  100.0%   0.0%   0.0%",
            "difficulty 1                 2  100.0%   100.0%  100.0%  100.0%   0.0%   0.0%",
            "difficulty 2                 3   33.3%    33.3%   66.7%   66.7%  33.3%  33.3%",
            "swap                         4   50.0%    50.0%   75.0%   75.0%  25.0%  25.0%",
            "ALL n=5 exact=60.0% semantic=60.0% surface=80.0% pattern=80.0% confident-wrong=20.0%"
                + " asked=20.0% llm=0.0% missing=0",
            "SEED resolution-metric=" + seed());
    assertThat(ran.err()).isEmpty();
  }

  /** Three in full; 4: question and follow-up; 5: follow-up and intent. */
  private static String seed() {
    return String.valueOf((3 + 0.6 + 0.4) / 5) + "00";
  }

  @Test
  void evalGivesTheSameFiguresAsJson() throws IOException {
    Ran ran = Ran.on(workspace(), "eval", "--json", file("a.jsonl", RIGHT), file("b.jsonl", WRONG));

    JsonNode json = new ObjectMapper().readTree(ran.out());
    assertThat(json.path("n").asInt()).isEqualTo(5);
    assertThat(json.path("exact").asInt()).isEqualTo(3);
    assertThat(json.path("groups").path("swap").path("wrong").asInt()).isEqualTo(1);
    assertThat(json.path("seed_metric").asDouble()).isBetween(0.799, 0.801);
  }

  @ParameterizedTest
  @CsvSource({
    "--min-exact, 60, 0",
    "--min-exact, 60.1, 1",
    "--max-wrong, 20, 0",
    "--max-wrong, 19.9, 1",
    "--min-exact, many, 2"
  })
  void evalFailsWhenABoundIsMissed(String option, String percent, int code) throws IOException {
    Ran ran =
        Ran.on(
            workspace(), "eval", option, percent, file("a.jsonl", RIGHT), file("b.jsonl", WRONG));

    assertThat(ran.code()).isEqualTo(code);
  }

  @Test
  void evalShowsWhatIsNotExact() throws IOException {
    Ran ran = Ran.on(workspace(), "eval", "--show", "1", file("a.jsonl", RIGHT + WRONG));

    assertThat(ran.out().lines().filter(line -> line.startsWith("{")))
        .singleElement()
        .asString()
        .startsWith("{\"id\":\"4\"");
  }

  @Test
  void tuneWritesTheSameBytesWhateverStoodThereBefore() throws IOException {
    SmallWorkspace workspace = fresh();
    String a = file("a.jsonl", RIGHT);
    String b = file("b.jsonl", WRONG);
    workspace.write(
        FILE, "patterns: {location_swap: {n: 9, right: 0, precision: 0, threshold: 1}}");

    Ran first = Ran.on(workspace.root(), "tune", a, b);
    String written = workspace.read(FILE);
    Ran again = Ran.on(workspace.root(), "tune", b, a);

    assertThat(first.code()).isZero();
    assertThat(first.out()).contains("Written: ");
    assertThat(again.out()).contains("As in ");
    assertThat(workspace.read(FILE)).isEqualTo(written);
    assertThat(written)
        .contains("cases: 5", "\"a.jsonl\": 3", "location_swap:\n    n: 3\n    right: 2\n")
        .contains("normal: {n: 3, right: 2, precision: 0.811}", "typo: {n: 1, right: 1,");
  }

  @Test
  void tuneChecksTheFileWithoutWritingIt() throws IOException {
    SmallWorkspace workspace = fresh();
    String cases = file("a.jsonl", RIGHT);

    assertThat(Ran.on(workspace.root(), "tune", "--check", cases).code()).isEqualTo(1);
    assertThat(workspace.file(FILE)).doesNotExist();
    assertThat(Ran.on(workspace.root(), "tune", cases).code()).isZero();
    assertThat(Ran.on(workspace.root(), "tune", "--check", cases).code()).isZero();
    assertThat(Ran.on(workspace.root(), "tune", "--check", file("b.jsonl", WRONG)).code())
        .isEqualTo(1);
  }

  @Test
  void whatWasMeasuredDecidesWhatIsAskedBack() throws IOException {
    SmallWorkspace workspace = fresh();
    String cases = file("a.jsonl", RIGHT);
    workspace.write(
        FILE, "patterns: {location_swap: {n: 9, right: 9, precision: 0.9, threshold: 0.99}}");

    Ran ran = Ran.on(workspace.root(), "resolve", cases);

    assertThat(ran.out().lines().toList())
        .satisfiesExactly(
            first -> assertThat(first).contains("\"outcome\":\"unresolved\""),
            second -> assertThat(second).contains("\"outcome\":\"self_contained\""),
            third -> assertThat(third).contains("\"outcome\":\"unresolved\""));
  }

  @Test
  void tuneTellsTheFiguresAsJson() throws IOException {
    Ran ran = Ran.on(workspace(), "tune", "--json", file("a.jsonl", RIGHT));

    JsonNode json = new ObjectMapper().readTree(ran.out());
    assertThat(json.path("patterns").path("location_swap").path("right").asInt()).isEqualTo(2);
    assertThat(json.path("files").path("a.jsonl").asInt()).isEqualTo(3);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "no JSON",
        "[]",
        "{\"question\":\"Hoeveel?\"}",
        "{\"expect\":{}}",
        "{\"question\":\"Hoeveel?\",\"expect\":[]}",
        "{\"language\":\"xx\",\"question\":\"Hoeveel?\",\"expect\":{}}",
        "{\"question\":\"Hoeveel?\",\"expect\":{\"slots\":[1],\"pattern\":5}} {}"
      })
  void aBadLineIsSaidWithItsFileAndNumber(String line) throws IOException {
    for (String command : new String[] {"eval", "tune"}) {
      Ran ran = Ran.on(workspace(), command, file("bad.jsonl", RIGHT + line + "\n"));

      assertThat(ran.code()).isEqualTo(2);
      assertThat(ran.err()).contains("bad.jsonl:4: ").doesNotContain(Ran.JAVA);
      assertThat(ran.out()).isEmpty();
    }
  }

  @Test
  void filesThatCannotBeUsedAreSaid() throws IOException {
    Path workspace = workspace();
    String cases = file("a.jsonl", RIGHT);

    for (String command : new String[] {"eval", "tune"}) {
      assertThat(Ran.on(workspace, command).code()).isEqualTo(2);
      assertThat(Ran.on(workspace, command, "nowhere.jsonl").err()).contains("cannot be read");
      assertThat(Ran.on(workspace, command, cases, cases).err()).contains("named twice");
      assertThat(Ran.on(workspace, command, file("none.jsonl", "\n")).err())
          .contains("There are no cases");
    }
  }

  private Path workspace() {
    return fresh().root();
  }

  /** A workspace in which nothing was measured. */
  private SmallWorkspace fresh() {
    Path root = folder.resolve("workspace");
    SmallWorkspace workspace =
        Files.exists(root) ? SmallWorkspace.at(root) : SmallWorkspace.in(root);
    if (Files.exists(workspace.file(FILE))) {
      workspace.delete(FILE);
    }
    return workspace;
  }

  private String file(String name, String lines) throws IOException {
    return Files.writeString(folder.resolve(name), lines).toString();
  }
}
