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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.schema.file.SchemaFile;
import nl.vervolg.session.SessionId;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code link}: a question, or many, against databases from a file. */
class LinkCommandTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String FLEET =
      """
      {"db_id": "%s",
       "table_names_original": ["ship", "port"], "table_names": ["ship", "port"],
       "column_names_original":
         [[-1, "*"], [0, "ship_id"], [0, "name"], [0, "port_id"], [1, "port_id"], [1, "depth"]],
       "column_names":
         [[-1, "*"], [0, "ship id"], [0, "name"], [0, "port id"], [1, "port id"], [1, "depth"]],
       "column_types": ["text", "number", "text", "number", "number", "number"],
       "primary_keys": [1, 4], "foreign_keys": [[3, 4]]}
      """;

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    file =
        Files.writeString(
            folder.resolve("tables.json"),
            "[" + FLEET.formatted("fleet") + "," + FLEET.formatted("other") + "]");
  }

  private Ran link(String... arguments) {
    List<String> all = new ArrayList<>(List.of("link", "--schema", file.toString()));
    all.addAll(List.of(arguments));
    return Ran.command(all.toArray(String[]::new));
  }

  /** Keeps nothing. */
  static LinkTrail unrecorded() {
    return new LinkTrail(
        Optional.empty(),
        new SessionId("link"),
        LinkSettings.USUAL,
        Map.of(),
        Map.of(),
        new LinkWorkspace(
            () -> new WorkspaceOptions().load(), new PrintWriter(new StringWriter())));
  }

  @Test
  void theColumnsOfAQuestionAreShownAsASchema() {
    Ran ran = link("--db", "fleet", "--max-columns", "2", "How deep is it? What is its depth?");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    assertThat(ran.out())
        .contains("It has 5 columns; more than 2 are cut.", "Columns   port.port_id, port.depth")
        .contains("CREATE TABLE port (")
        .doesNotContain("CREATE TABLE ship (");
    assertThat(link("--db", "fleet", "How deep?").out())
        .contains(": it fits as it is.", "CREATE TABLE ship (", "CREATE TABLE port (");
  }

  @Test
  void asJsonAndInTheOtherDialect() throws IOException {
    Ran ran = link("--db", "fleet", "--json", "--dialect", "original", "Which ships?");
    JsonNode view = JSON.readTree(ran.out());
    assertThat(view.path("strategy").asText()).isEqualTo("without_schema_link");
    assertThat(view.path("columns")).hasSize(5);
    assertThat(view.path("tables").toString()).isEqualTo("[\"ship\",\"port\"]");
    assertThat(view.path("tokens").asInt()).isPositive();
    assertThat(view.path("mschema").asText()).startsWith("【DB_ID】 fleet\n");
  }

  @Test
  void everyPhaseIsShown() throws IOException {
    Path facts = Files.writeString(folder.resolve("facts.txt"), "deep means depth > 10\n");
    Path asked =
        Files.writeString(
            folder.resolve("asked.jsonl"),
            "{\"question\": \"Which ports are deep?\", \"query\": \"SELECT 1\"}\n");
    String[] arguments = {
      "--db",
      "fleet",
      "--evidence-file",
      facts.toString(),
      "--examples",
      asked.toString(),
      "Is 'Old Harbour' a deep port in March 2014?"
    };
    assertThat(link(arguments).out())
        .contains(
            "Question  Is 'Old Harbour' a deep port in March 2014? (en)",
            "Keywords  Old Harbour (quoted), deep, port, March 2014 (date)",
            "Evidence  deep means depth > 10",
            "Example   Which ports are deep? -> SELECT 1",
            "Took      follow_up ");
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(0, "--json");
    JsonNode view = JSON.readTree(link(all.toArray(String[]::new)).out());
    assertThat(view.at("/question/language").asText()).isEqualTo("en");
    assertThat(view.at("/keywords/0/kind").asText()).isEqualTo("quoted");
    assertThat(view.at("/evidence/0").asText()).isEqualTo("deep means depth > 10");
    assertThat(view.at("/examples/0/query").asText()).isEqualTo("SELECT 1");
    assertThat(view.path("phases")).hasSize(10);
  }

  @Test
  void whatIsNoQuestionIsRefusedWithItsReason() throws IOException {
    Ran ran = link("--db", "fleet", "--json", "?!");
    assertThat(ran.code()).isEqualTo(Vervolg.FAILED);
    assertThat(ran.err()).contains("it is malformed", "neither a letter nor a figure");
    assertThat(JSON.readTree(ran.out()).at("/question/outcome").asText()).isEqualTo("malformed");
    assertThat(link("--db", "fleet", " ").err()).contains("neither a letter nor a figure");
    LinkLine lines =
        new LinkLine(
            SchemaFile.read(file, Optional.empty()),
            Optional.of("fleet"),
            LinkSettings.USUAL,
            LinkSources.NONE,
            unrecorded());
    assertThat(error(lines, "{\"question\":\"what is it\"}")).contains("is meaningless");
    assertThat(lines.bad()).isEqualTo(1);
  }

  @Test
  void whatAsksNothingAboutDataIsDeclinedByTheRules() throws IOException {
    Ran thanks = link("--db", "fleet", "--json", "Thank you!");
    assertThat(thanks.code()).isEqualTo(Vervolg.FAILED);
    assertThat(thanks.err()).contains("it is small talk", "It asks nothing (SMALL_TALK).");
    assertThat(JSON.readTree(thanks.out()).at("/question/outcome").asText())
        .isEqualTo("small_talk");
    assertThat(link("--db", "fleet", "--workspace", ".", "Bedankt!").err())
        .contains("it is small talk");
    Ran unknown = link("--db", "fleet", "--workspace", ".", "Who stole my bicycle?");
    assertThat(unknown.code()).as("a schema can know more words").isEqualTo(Vervolg.GOOD);
    assertThat(unknown.err()).contains("No word of the question is one of the schema");
    Ran cut = link("--db", "fleet", "--max-columns", "2", "Who stole my bicycle?");
    assertThat(cut.code()).isEqualTo(Vervolg.GOOD);
    assertThat(cut.err()).contains("No word of the question");
  }

  @Test
  void wordsOfAnotherLanguageAreThoseOfTheWorkspace() {
    assertThat(link("--db", "fleet", "Hoeveel musea liggen er in de haven?").out())
        .contains(
            "Hoeveel musea liggen er in de haven? (nl)", "Hoeveel museums liggen er in de haven?");
  }

  @Test
  void aFollowUpIsCompletedByTheRulesOfTheWorkspace() throws IOException {
    String[] fragment = {
      "--db", "fleet", "--history", "Welke archieven zijn er in Den Haag?", "En in Enschede?"
    };
    assertThat(link(fragment).out()).contains("zijn er in Enschede? (nl)");
    LinkLine lines =
        new LinkLine(
            SchemaFile.read(file, Optional.empty()),
            Optional.of("fleet"),
            LinkSettings.USUAL.cutTo(1),
            LinkSources.NONE,
            unrecorded());
    String asked =
        """
        {"history": ["Name?", {"question": "What is the depth?"}], "question": "and it?"}\
        """;
    assertThat(answer(lines, asked).path("columns").toString()).isEqualTo("[\"port.depth\"]");
    assertThat(error(lines, "{\"history\":3,\"question\":\"it\"}")).contains("not a list");
    assertThat(error(lines, "{\"history\":[3],\"question\":\"it\"}")).contains("is no text");
  }

  @Test
  void aFileOfFactsThatIsNotThereIsTold() {
    Ran ran = link("--db", "fleet", "--evidence-file", folder.resolve("x").toString(), "How?");
    assertThat(ran.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(ran.err()).contains("The file of evidence (", ") cannot be read.");
  }

  @Test
  void whichDatabaseHasToBeSaidWhereThereAreMany() {
    assertThat(link("Which ships?").err())
        .contains("Say with --db which database.", "The file has: fleet, other.");
    Ran wrong = link("--db", "flet", "Which ships?");
    assertThat(wrong.err()).contains("No database (flet).");
    assertThat(wrong.code()).isEqualTo(Vervolg.BAD_INPUT);
  }

  @Test
  void aQuestionOrManyButNotBoth() {
    assertThat(link().code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(link("--batch", "Which ships?").err())
        .contains("Give a question or --batch, not both");
    assertThat(link("--db", "fleet", "--max-columns", "0", "Which ships?").err())
        .contains("--max-columns is 1 or more");
  }

  @Test
  void valuesThatAreFoundAreShownAndTheirColumnsKept() throws IOException {
    String values = values("Zeelandia");
    String home = folder.resolve("home").toString();
    Ran ran =
        link("--db", "fleet", "--home", home, "--values", values, "--max-columns", "1", "Zelandia");
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("Value     Zeelandia (typo) of ship.name", "Columns   ship.name")
        .contains("-- Examples: Zeelandia");
    assertThat(
            link(
                    "--db",
                    "fleet",
                    "--home",
                    home,
                    "--json",
                    "--values",
                    "fleet=" + values,
                    "the Zeelandia")
                .out())
        .contains("\"values\":[{\"value\":\"Zeelandia\",\"how\":\"exact\",\"score\":")
        .contains("\"columns\":[\"ship.name\"]}]", "{\"phase\":\"values\",");
    assertThat(
            link(
                    "--db",
                    "fleet",
                    "--home",
                    home,
                    "--json",
                    "--values",
                    "other=" + values,
                    "the Zeelandia")
                .out())
        .contains("\"values\":[]")
        .doesNotContain("{\"phase\":\"values\",");
  }

  @Test
  void whoseValuesTheyAreHasToBeKnown() throws IOException {
    String values = values("Ane");
    Ran ran = link("--batch", "--home", folder.resolve("home").toString(), "--values", values);
    assertThat(ran.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(ran.err())
        .contains("is of which database?", "--values NAME=" + values, "fleet, other")
        .doesNotContain(Ran.JAVA);
  }

  private String values(String name) throws IOException {
    return Files.writeString(
            folder.resolve("values.json"), "{\"ship\": {\"name\": [\"" + name + "\"]}}")
        .toString();
  }

  @Test
  void aFileThatIsNotThereOrOfAnotherFormIsTold() throws IOException {
    file = folder.resolve("none.json");
    Ran none = link("Which ships?");
    assertThat(none.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(none.err()).contains("none.json").doesNotContain(Ran.JAVA);
    file = Files.writeString(folder.resolve("list.json"), "{}");
    assertThat(link("Which ships?").err()).contains("is no list of databases");
  }

  @Test
  void everyLineOfABatchIsAnsweredAndTheBadOnesSayWhy() throws IOException {
    LinkLine lines =
        new LinkLine(
            SchemaFile.read(file, Optional.empty()),
            Optional.empty(),
            LinkSettings.USUAL.cutTo(1),
            LinkSources.NONE,
            unrecorded());
    JsonNode answer = answer(lines, "{\"id\":7,\"db_id\":\"fleet\",\"question\":\"the depth\"}");
    assertThat(answer.toString())
        .startsWith("{\"id\":7,\"db_id\":\"fleet\",\"question\":{\"original\":\"the depth\"")
        .contains("\"columns\":[\"port.depth\"],\"tables\":[\"port\"]")
        .doesNotContain("microseconds");
    JsonNode alone = JSON.readTree(link("--db", "fleet", "--json", "the depth").out());
    assertThat(names(answer)).containsAll(names(alone));
    assertThat(answer.path("phases")).hasSameSizeAs(alone.path("phases"));
    JsonNode refused = answer(lines, "{\"id\":8,\"db_id\":\"fleet\",\"question\":\"??\"}");
    assertThat(refused.path("question").path("outcome").asText()).isEqualTo("malformed");
    assertThat(refused.path("error").asText()).startsWith("The question is malformed.");
    assertThat(lines.bad()).isEqualTo(1);
    assertThat(error(lines, "{\"id\":1,\"db_id\":\"none\",\"question\":\"x\"}"))
        .isEqualTo("No database (none). There are: fleet, other.");
    assertThat(error(lines, "{\"id\":1,\"db_id\":\"fleet\"}")).contains("has no question");
    assertThat(error(lines, "{\"id\":1,")).startsWith("Line 3: The line is not JSON");
    assertThat(error(lines, "[]")).startsWith("Line 3: ").contains("not an object");
    assertThat(lines.bad()).isEqualTo(5);
  }

  @Test
  void aLineWithoutADatabaseIsOfTheOneThatWasSaid() throws IOException {
    LinkLine lines =
        new LinkLine(
            SchemaFile.read(file, Optional.empty()),
            Optional.of("other"),
            LinkSettings.USUAL,
            LinkSources.NONE,
            unrecorded());
    assertThat(answer(lines, "{\"question\":\"depth\"}").path("db_id").asText()).isEqualTo("other");
    assertThat(answer(lines, "{\"db_id\":\"fleet\",\"question\":\"depth\"}").path("db_id").asText())
        .isEqualTo("fleet");
  }

  @Test
  void aFolderOfDescriptionsThatIsNotThereIsTold() {
    assertThat(
            link("--db", "fleet", "--descriptions", folder.resolve("x").toString(), "How?").err())
        .contains("The folder of descriptions (", ") is not there.");
  }

  private static List<String> names(JsonNode view) {
    return view.properties().stream().map(Map.Entry::getKey).toList();
  }

  private static String error(LinkLine lines, String line) throws IOException {
    return answer(lines, line).path("error").asText();
  }

  private static JsonNode answer(LinkLine lines, String line) throws IOException {
    ByteArrayInputStream in =
        new ByteArrayInputStream((line + "\n").getBytes(StandardCharsets.UTF_8));
    return JSON.readTree(lines.answer(InputLine.next(in), 3));
  }
}
