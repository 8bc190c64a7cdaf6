package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;
import nl.vervolg.link.FollowUps;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.schema.file.SchemaFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes into {@code link} and {@code schema}, good or bad, and how it goes out again. */
class LinkInputTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  /** Clears a screen; ends a line in some terminals; turns what follows. */
  private static final String SIGNS = "\u001b[2J\u0007\u009b2J\u202e\u2066\u200f\u2028\ufeff";

  private static final String TABLES =
      """
      [{"db_id": "fleet",
       "table_names_original": ["ship"], "table_names": ["ship"],
       "column_names_original": [[-1, "*"], [0, "ship_id"], [0, "na%sme"]],
       "column_names": [[-1, "*"], [0, "ship id"], [0, "name"]],
       "column_types": ["text", "number", "text"],
       "primary_keys": [1], "foreign_keys": []}]
      """;

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("tables.json"), TABLES.formatted(""));
  }

  private LinkLine lines() throws IOException {
    return new LinkLine(
        SchemaFile.read(file, Optional.empty()),
        Optional.empty(),
        LinkSettings.USUAL,
        LinkSources.NONE,
        LinkCommandTest.unrecorded());
  }

  private String answer(String line) throws IOException {
    byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
    return lines().answer(InputLine.next(new ByteArrayInputStream(bytes)), 3);
  }

  private String error(String line) throws IOException {
    return JSON.readTree(answer(line)).path("error").asText();
  }

  private Ran link(String... more) {
    String[] first = {"link", "--schema", file.toString()};
    return Ran.command(Stream.of(first, more).flatMap(Stream::of).toArray(String[]::new));
  }

  private static void isDrawn(String text) {
    assertThat(text).matches(all -> all.codePoints().noneMatch(LinkInputTest::acts));
  }

  private static boolean acts(int sign) {
    return sign != '\n'
        && switch (Character.getType(sign)) {
          case Character.CONTROL,
              Character.FORMAT,
              Character.SURROGATE,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              true;
          default -> false;
        };
  }

  @Test
  void signsThatActOnATerminalLeaveWrittenOutInJson() throws IOException {
    Ran ran = link("--json", "What is the name 'A" + SIGNS + "B'?");
    isDrawn(ran.out());
    assertThat(JSON.readTree(ran.out()).at("/question/outcome").asText()).isEqualTo("valid");
    String id = JSON.writeValueAsString("a" + SIGNS);
    String line = "{\"id\":[{\"" + "k\u202e" + "\":" + id + "}],\"question\":\"name\"}";
    isDrawn(answer(line));
    assertThat(JSON.readTree(answer(line)).at("/id/0/k\u202e").asText()).isEqualTo("a" + SIGNS);
    isDrawn(answer("{\"id\":" + id + "}"));
    assertThat(JSON.readTree(answer("{\"id\":" + id + "}")).path("id").asText())
        .isEqualTo("a" + SIGNS);
    isDrawn(answer("{\"db_id\":" + id + ",\"question\":\"x\"}"));
  }

  @Test
  void schemasAndWhatIsToldOfThemLeaveDrawn() throws IOException {
    String name = "\\u001b[2J\\u202e\\u2028";
    Files.writeString(file, TABLES.formatted(name));
    isDrawn(link("--max-columns", "1", "name").out());
    isDrawn(link("--json", "name").out());
    Ran imported = Ran.command("schema", "import", file.toString());
    isDrawn(imported.out());
    isDrawn(imported.err());
    assertThat(JSON.readTree(imported.out()).at("/0/column_names_original/2/1").asText())
        .isEqualTo("na\u001b[2J\u202e\u2028me");
    isDrawn(Ran.command("schema", "show", file.toString()).out());
    isDrawn(link("--db", "x\u001b[2J\u202e", "name").err());
    isDrawn(Ran.command("schema", "show", folder.resolve("x\u202ey").toString()).err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"3", "true", "[\"A means afloat\"]", "{\"text\":\"A\"}"})
  void evidenceThatIsNoTextIsABadLine(String evidence) throws IOException {
    assertThat(error("{\"question\":\"name\",\"evidence\":" + evidence + "}"))
        .contains("evidence is no text");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"3", "\"it\"", "[3]", "[null]", "[[\"a\"]]", "[{\"question\":3}]", "[{}]"})
  void historyThatIsNoListOfTextsIsABadLine(String history) throws IOException {
    assertThat(error("{\"question\":\"name\",\"history\":" + history + "}")).startsWith("history ");
  }

  @Test
  void whatIsEmptyOrUnknownInALineIsFine() throws IOException {
    JsonNode answer =
        JSON.readTree(
            answer(
                "{\"question\":\"name\",\"evidence\":null,\"history\":null,\"db_id\":null,\"x\":[1]}"));
    assertThat(answer.path("columns")).hasSize(2);
    assertThat(answer.path("db_id").asText()).isEqualTo("fleet");
  }

  @Test
  void aLineThatIsNestedTooDeepIsToldSo() throws IOException {
    assertThat(error("[".repeat(5000) + "]".repeat(5000))).contains("nested too deep");
    assertThat(error("[]")).contains("not an object");
  }

  @Test
  void noColumnsAreRefused() {
    Ran ran = link("--max-columns", "0", "name");
    assertThat(ran.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(ran.err()).contains("--max-columns is 1 or more");
    assertThat(link("--help").out().replaceAll("\\s+", " ")).contains("at least 1");
  }

  @Test
  void aWorkspaceThatIsNamedAndNotThereIsToldOnceAtTheStart() {
    Ran ran = link("--workspace", folder.resolve("nowhere").toString(), "Hoeveel schepen zijn er?");
    assertThat(ran.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains("nowhere", "The workspace cannot be used")
        .doesNotContain(Ran.JAVA);
    assertThat(ran.err().split("The workspace cannot be used", -1)).hasSize(2);
  }

  @Test
  void aWorkspaceIsReadOnceHoweverManyQuestionsNeedIt() {
    int[] read = {0};
    StringWriter err = new StringWriter();
    LinkWorkspace workspace =
        new LinkWorkspace(
            () -> {
              read[0]++;
              throw new Problems.WorkspaceException(
                  List.of(
                      new Problem(
                          new Place(Path.of("domain.yaml"), 1), "It is broken.", "Mend it.")));
            },
            new PrintWriter(err, true));
    WorkspaceFollowUps followUps = new WorkspaceFollowUps(workspace);
    FollowUps.Completion open = FollowUps.Completion.open(List.of("Which ships?"), "And ports?");
    assertThat(followUps.complete(List.of("Which ships?"), "And ports?")).isEqualTo(open);
    assertThat(followUps.complete(List.of("Which ships?"), "And ports?")).isEqualTo(open);
    assertThat(workspace.translate("schepen", new Language("nl"), new Language("en")))
        .isEqualTo("schepen");
    assertThat(read[0]).isEqualTo(1);
    assertThat(err.toString()).containsOnlyOnce("It is broken.").containsOnlyOnce("Note:");
  }
}
