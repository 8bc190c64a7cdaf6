package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code resolve} on lines that bring a table along, good and bad ones. */
class ResolveTableTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String LINE =
      "{\"id\":\"%d\",\"history\":[{\"question\":\"Which ferry sails to Texel?\"}],"
          + "\"question\":\"what about Ameland?\",\"table\":%s}";

  private static final String GOOD =
      "{\"header\":[\"Ferry\",\"Island\"],\"types\":[\"text\",\"text\"],"
          + "\"rows\":[[\"Dokter Wagemaker\",\"Texel\"],[\"Sier\",\"Ameland\"],[null,7]]}";

  private static final List<String> BAD =
      List.of(
          "5",
          "[]",
          "{}",
          "{\"header\":[],\"rows\":[[]]}",
          "{\"header\":[\"A\",[2]],\"rows\":[[\"x\",\"y\"]]}",
          "{\"header\":[\"A\",\"B\"],\"rows\":[[\"x\"]]}",
          "{\"header\":[\"A\",\"B\"],\"rows\":[\"x\"]}",
          "{\"header\":[\"A\"],\"rows\":[[{\"x\":1}]]}",
          "{\"header\":[\"A\"],\"types\":[\"text\",\"text\"],\"rows\":[[\"x\"]]}",
          "{\"header\":[\"A\"],\"types\":\"text\",\"rows\":[[\"x\"]]}",
          "{\"header\":[\"A\"],\"rows\":[[\"" + "x".repeat(1001) + "\"]]}",
          "{\"header\":[" + "\"h\",".repeat(200) + "\"h\"],\"rows\":[[1]]}",
          "{\"header\":[\"A\"],\"rows\":[" + "[1],".repeat(10_000) + "[1]]}");

  private static final List<String> TOLD =
      List.of(
          "table is not an object with header and rows.",
          "table is not an object with header and rows.",
          "header of the table is missing or not a list of names.",
          "header of the table is empty; a table has a column at least.",
          "Name 2 in header is not a text or a number.",
          "Row 1 has 1 cells and header 2.",
          "Row 1 of the table is not a list of cells.",
          "Cell 1 of row 1 is not a text or a number.",
          "types has 2 entries and header 1.",
          "types of the table is not a list of texts.",
          "Cell 1 of row 1 has 1001 characters; at most 1000 are read.",
          "header has 201 names; at most 200 are read.",
          "rows has 10001 rows; at most 10000 are read.");

  /** As spreadsheets are. */
  private static final List<String> ODD =
      List.of(
          "{\"header\":[\"Ferry\",\"Island\",\"Island\"],\"rows\":[[\"a\",\"Texel\",\"Ameland\"]]}",
          "{\"header\":[\"Ferry\",\"Island\",\"\",1995],\"rows\":[[\"a\",\"Texel\",null,7],[\"b\",\"Ameland\",\"\",true]]}",
          "{\"header\":[\"Ferry\",\"Island\"],\"rows\":[]}");

  @Test
  void namesThatRepeatOrAreNoneAreNoHindrance(@TempDir Path folder) throws IOException {
    for (String table : ODD) {
      Ran ran = resolve(folder, List.of(LINE.formatted(0, table)));
      assertThat(ran.code()).isZero();
      assertThat(JSON.readTree(ran.out()).path("error").isMissingNode()).isTrue();
    }
  }

  @Test
  void aLineWithATableIsAnsweredAboutIt(@TempDir Path folder) throws IOException {
    Ran ran = resolve(folder, List.of(LINE.formatted(0, GOOD)));

    JsonNode answer = JSON.readTree(ran.out());
    assertThat(ran.code()).isZero();
    assertThat(answer.path("resolved_question").asText())
        .isEqualTo("Which ferry sails to Ameland?");
    assertThat(answer.path("outcome").asText()).isEqualTo("resolved");
    assertThat(answer.path("is_follow_up").asBoolean()).isTrue();
    assertThat(answer.path("slots").path("Island").asText()).isEqualTo("Ameland");
    assertThat(answer.path("slot_overrides").path("Island").asText()).isEqualTo("Ameland");
    assertThat(answer.path("rules")).extracting(JsonNode::asText).containsExactly("EXCHANGE_LIKE");
  }

  @Test
  void aTableThatIsNoneIsToldAndTheOtherLinesAreAnswered(@TempDir Path folder) throws IOException {
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < BAD.size(); i++) {
      lines.add(LINE.formatted(i, BAD.get(i)));
    }
    lines.add(LINE.formatted(BAD.size(), GOOD));

    Ran ran = resolve(folder, lines);

    assertThat(ran.code()).isEqualTo(1);
    List<String> out = ran.out().lines().toList();
    assertThat(out).hasSize(lines.size());
    for (int i = 0; i < BAD.size(); i++) {
      assertThat(JSON.readTree(out.get(i)).path("error").asText()).isEqualTo(TOLD.get(i));
    }
    assertThat(JSON.readTree(out.get(BAD.size())).path("resolved_question").asText())
        .isEqualTo("Which ferry sails to Ameland?");
  }

  private static Ran resolve(Path folder, List<String> lines) throws IOException {
    Path file = Files.write(folder.resolve("lines.jsonl"), lines);
    return Ran.on(Path.of("."), "resolve", file.toString());
  }
}
