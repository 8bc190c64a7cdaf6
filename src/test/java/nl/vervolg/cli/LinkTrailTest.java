package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.report.Kept;
import nl.vervolg.schema.file.SchemaFile;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Linked questions in the trail, alone and among turns. */
class LinkTrailTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String RIVERS = "src/test/resources/rivers";

  @TempDir private Path folder;
  private Path home = Path.of("");
  private Path file = Path.of("");

  @BeforeEach
  void write() throws IOException {
    home = folder.resolve("home");
    file =
        Files.writeString(
            folder.resolve("tables.json"),
            """
            [{"db_id": "fleet",
             "table_names_original": ["ship", "port"], "table_names": ["ship", "port"],
             "column_names_original":
               [[-1, "*"], [0, "ship_id"], [0, "name"], [0, "port_id"], [1, "port_id"], [1, "depth"]],
             "column_names":
               [[-1, "*"], [0, "ship id"], [0, "name"], [0, "port id"], [1, "port id"], [1, "depth"]],
             "column_types": ["text", "number", "text", "number", "number", "number"],
             "primary_keys": [1, 4], "foreign_keys": [[3, 4]]}]
            """);
  }

  private Ran link(String... arguments) {
    List<String> all =
        new ArrayList<>(List.of("link", "--home", home.toString(), "--schema", file.toString()));
    all.addAll(List.of(arguments));
    return Ran.command(all.toArray(String[]::new));
  }

  private Ran audit(String command, String... arguments) {
    List<String> all = new ArrayList<>(List.of("audit", command, "--home", home.toString()));
    all.addAll(List.of(arguments));
    return Ran.command(all.toArray(String[]::new));
  }

  private List<KeptTurn> links() {
    List<KeptTurn> links = new ArrayList<>();
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      TrailReader.read(
          TrailJournal.folder(home),
          1,
          record -> record.kind() != RecordKind.LINK || links.add(KeptTurn.show(record, keys)));
    }
    return links;
  }

  private JsonNode content(int index) {
    return links().get(index).content().orElseThrow();
  }

  @Test
  void nothingIsKeptUnlessSomebodySaysSo() {
    assertThat(link("Which port is deepest?").code()).isEqualTo(Vervolg.GOOD);
    assertThat(link("--no-trail", "Which port is deepest?").code()).isEqualTo(Vervolg.GOOD);
    assertThat(home.resolve("audit")).doesNotExist();
    assertThat(home.resolve("keys")).doesNotExist();
    Ran named = link("--session", "desk", "Which port is deepest?");
    assertThat(named.code()).isEqualTo(Vervolg.BAD_INPUT);
    assertThat(named.err()).contains("Add --trail, or leave it out.");
  }

  @Test
  void aQuestionIsKeptWithWhatItWasLinkedWith() throws IOException {
    Path facts = Files.writeString(folder.resolve("facts.txt"), "deep means depth > 10\n");
    Path values =
        Files.writeString(folder.resolve("values.json"), "{\"ship\": {\"name\": [\"Delft\"]}}");
    String[] question = {
      "--trail",
      "--evidence-file",
      facts.toString(),
      "--values",
      values.toString(),
      "--evidence",
      "a deep one",
      "Which port has the ship Delft?"
    };
    assertThat(link(question).code()).isEqualTo(Vervolg.GOOD);
    JsonNode link = content(0);
    assertThat(link.path("session").asText()).isEqualTo("link");
    assertThat(link.path("database").asText()).isEqualTo("fleet");
    assertThat(link.path("evidence").asText()).isEqualTo("a deep one");
    assertThat(link.path("version").properties())
        .extracting(Map.Entry::getKey)
        .containsExactlyInAnyOrder("evidence", "languages", "product", "rules", "schema", "values");
    assertThat(link.toString()).contains("\"value\":\"Delft\"").doesNotContain("nanos");

    assertThat(link(question).code()).isEqualTo(Vervolg.GOOD);
    assertThat(CanonicalJson.of(content(1)))
        .as("the same bytes, in another conversation")
        .isEqualTo(CanonicalJson.of(link));
    assertThat(links().get(0).record().sealed().orElseThrow().conversation())
        .isNotEqualTo(links().get(1).record().sealed().orElseThrow().conversation());
    Files.writeString(values, "{\"ship\": {\"name\": [\"Delft\", \"Gouda\"]}}");
    assertThat(link(question).code()).isEqualTo(Vervolg.GOOD);
    assertThat(content(2).at("/version/values")).isNotEqualTo(link.at("/version/values"));
    assertThat(content(2).at("/version/schema")).isEqualTo(link.at("/version/schema"));
  }

  @Test
  void theWorkspaceIsNamedWhoseRulesReadTheQuestion() {
    link(
        "--trail",
        "--workspace",
        RIVERS,
        "--history",
        "Which rivers are there in Belgium?",
        "And in the Netherlands?");
    JsonNode completed = content(0);
    assertThat(completed.at("/version/rules").asText()).hasSize(64);
    assertThat(completed.at("/version/knowledge").asText()).hasSize(64);
    assertThat(completed.at("/asked/question").asText())
        .isEqualTo("Which rivers are there in the Netherlands?");
    assertThat(completed.at("/phases/0/result/rules")).isNotEmpty();
    assertThat(audit("show", "1").out())
        .contains("Asked before, oldest first:", "Which rivers are there in Belgium?", "(by ");
  }

  @Test
  void theRulesAreNamedThatCompletedAFragmentWithoutAWorkspace() {
    link("--trail", "--history", "Which ports are in Veere?", "And in Brest?");
    JsonNode completed = content(0);
    assertThat(completed.at("/asked/question").asText()).isEqualTo("Which ports are in Brest?");
    assertThat(completed.at("/version/rules").asText()).hasSize(64);
    assertThat(completed.at("/version/languages").asText()).hasSize(64);
    assertThat(completed.path("version").has("knowledge")).isFalse();
  }

  /** What somebody sees is in the trail by then. */
  @Test
  void aLineOfABatchIsKeptBeforeItIsAnswered() throws IOException {
    List<String> lines =
        List.of(
            "{\"id\":\"a\",\"question\":\"Which port is deepest?\"}",
            "{\"id\":\"b\",\"question\":\"?!\"}",
            "{\"id\":\"c\",\"question\":\"Which ships?\",\"session\":\"desk\"}",
            "{\"id\":\"d\",\"question\":\"Which ports?\",\"evidence\":\"\\ud800\"}",
            "{\"id\":\"e\",\"question\":\"Which ports?\",\"session\":\"de sk\"}",
            "no JSON");
    TrailSettings settings = TrailSettings.usual(Clock.fixed(Instant.EPOCH, ZoneOffset.UTC));
    int[] kept = {1, 2, 3, 4, 4, 4};
    try (LinkTrail trail =
        new LinkTrail(
            Optional.of(TrailJournal.open(home, settings, "test", SessionStore.Place.PROCESS)),
            new SessionId("link"),
            LinkSettings.USUAL,
            Map.of(),
            Map.of(),
            new LinkWorkspace(
                () -> new WorkspaceOptions().load(), new PrintWriter(new StringWriter())))) {
      LinkLine batch =
          new LinkLine(
              SchemaFile.read(file, Optional.empty()),
              Optional.empty(),
              LinkSettings.USUAL,
              LinkSources.NONE,
              trail);
      for (int i = 0; i < lines.size(); i++) {
        byte[] bytes = (lines.get(i) + "\n").getBytes(StandardCharsets.UTF_8);
        JsonNode answer =
            JSON.readTree(batch.answer(InputLine.next(new ByteArrayInputStream(bytes)), 3));
        assertThat(answer.has("error")).as(lines.get(i)).isEqualTo(i == 1 || i > 3);
        assertThat(links()).hasSize(kept[i]);
      }
    }
    assertThat(links())
        .extracting(link -> link.session() + " " + link.turn() + " " + text(link, "id"))
        .containsExactly("link 1 a", "link 2 b", "desk 1 c", "link 3 d");
    assertThat(links().get(0).record().time()).isEqualTo(Instant.EPOCH);
    assertThat(links()).extracting(link -> text(link, "outcome")).contains("linked", "refused");
  }

  @Test
  void linesThatAreNotRecordedAreCounted() {
    InputStream before = System.in;
    String lines = "{\"question\": \"Which port?\"}\n\n{\n{\"question\": \"??\"}\n[]\n";
    System.setIn(new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)));
    try {
      Ran ran = link("--trail", "--batch");
      assertThat(ran.code()).isEqualTo(Vervolg.FAILED);
      assertThat(ran.out()).contains("Line 3: The line is not JSON", "Line 5: ");
      assertThat(ran.err()).contains("2 questions are recorded; 2 lines are not, for");
      assertThat(links()).extracting(KeptTurn::turn).containsExactly(1, 2);
    } finally {
      System.setIn(before);
    }
  }

  private static String text(KeptTurn link, String member) {
    return link.content().orElseThrow().path(member).asText();
  }

  /** A turn, three linked questions of two people, and a turn. */
  private void mixed() {
    Kept.talk(home, Instant.now(), "anna", "Welke archieven zijn er in Den Haag?");
    link("--trail", "--session", "anna", "Which port <b>is</b> deepest?");
    link("--trail", "--session", "bert", "?!");
    link("--trail", "--session", "bert", "=name of ships");
    Kept.talk(home, Instant.now(), "bert", "Welke archieven zijn er in Den Haag?");
  }

  @Test
  void aLinkedQuestionIsShownAsAPage() throws IOException {
    mixed();
    Ran page = audit("show", "2");
    assertThat(page.code()).isZero();
    assertThat(page.out())
        .contains(
            "Record 2: linked question 1 of (anna)",
            "Which port <b>is</b> deepest?",
            "It was linked.",
            "1. follow_up",
            "not run",
            "4. evidence",
            "Columns that the question needs",
            "port.depth",
            "CREATE TABLE port (",
            "Digest of its text (SHA-256)",
            "schema",
            "Place in the trail");
    assertThat(audit("show", "2", "--html", "-").out())
        .contains("Which port &lt;b&gt;is&lt;/b&gt; deepest?")
        .doesNotContain("<b>");
    assertThat(audit("show", "3").out())
        .contains("It was refused: it is no question.", "neither a letter nor a figure");
    assertThat(audit("show", "--session", "bert", "1").out())
        .as("the last one of that number, here a turn")
        .contains("Record 5: turn 1");
    JsonNode line = JSON.readTree(audit("show", "2", "--json").out());
    assertThat(line.path("kind").asText()).isEqualTo("link");
    assertThat(line.at("/content/outcome").asText()).isEqualTo("linked");
  }

  private Ran export(String format) {
    String today = Clock.systemUTC().instant().toString().substring(0, 10);
    return audit("export", "--from", "2020-01-01", "--to", today, "--format", format);
  }

  @Test
  void linkedQuestionsAreExported() throws IOException {
    mixed();
    List<String> lines = export("jsonl").out().lines().toList();
    assertThat(lines).hasSize(5);
    assertThat(JSON.readTree(lines.get(1)).path("kind").asText()).isEqualTo("link");
    CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
    List<CSVRecord> rows = format.parse(new StringReader(export("csv").out())).getRecords();
    assertThat(rows).extracting(row -> row.get("kind")).contains("turn", "link").hasSize(5);
    assertThat(rows.get(1).get("outcome")).isEqualTo("linked");
    assertThat(rows.get(1).get("answer")).contains("port.depth");
    assertThat(rows.get(1).get("count")).isEqualTo("5");
    assertThat(rows.get(1).get("result")).hasSize(64);
    assertThat(rows.get(2).get("outcome")).isEqualTo("refused");
    assertThat(rows.get(3).get("said")).isEqualTo("'=name of ships");
    assertThat(rows.get(0).get("answer")).contains("Nationaal Archief");
    assertThat(export("html").out())
        .contains("<th scope=\"row\" dir=\"auto\">Turns in the period</th><td dir=\"auto\">2</td>")
        .contains("3 questions were linked to a schema")
        .contains("<th scope=\"row\" dir=\"auto\">linked</th><td dir=\"auto\">2</td>")
        .contains("<th scope=\"row\" dir=\"auto\">refused</th><td dir=\"auto\">1</td>")
        .contains("Linked questions, one by one", "Which port &lt;b&gt;is&lt;/b&gt; deepest?");
  }

  @Test
  void theTrailVerifiesAndTheTurnsAreReplayed() {
    mixed();
    assertThat(audit("verify").out()).contains("5 records", "nothing was changed");
    String anchor = audit("anchor").out().strip();
    assertThat(anchor).startsWith("5:");
    assertThat(audit("verify", "--anchor", anchor).code()).isZero();
    Ran replay = audit("replay");
    assertThat(replay.code()).isZero();
    assertThat(replay.out())
        .contains("; 2 the same by another version of the workspace; 0 differ.")
        .contains("Not replayed: 3 linked questions.");
    assertThat(Ran.command("sessions", "list", "--home", home.toString()).out())
        .doesNotContain("anna", "bert", "link");
  }

  @Test
  void whoeverIsErasedIsSoWithTheQuestionsThatWereLinked() throws IOException {
    mixed();
    Ran dry = audit("erase", "--session", "bert", "--dry-run");
    assertThat(dry.out()).contains("3 conversations with 1 turn and 2 linked questions would");
    Ran erased = audit("erase", "--session", "bert");
    assertThat(erased.code()).isZero();
    assertThat(erased.out()).contains("with 1 turn and 2 linked questions cannot be read any more");
    assertThat(links())
        .extracting(link -> link.content().isPresent())
        .containsExactly(true, false, false);
    assertThat(audit("verify").code()).isZero();
    assertThat(audit("show", "3").out())
        .contains("This linked question of", "was erased, as record 6");
    assertThat(export("html").out()).contains("cannot be read: it was erased");
    assertThat(audit("replay").out()).contains("Not replayed: 3 linked questions.");
    assertThat(nothingOf("=name of ships")).isTrue();
    String conversation = links().get(0).record().sealed().orElseThrow().conversation();
    assertThat(audit("erase", "--conversation", conversation).out())
        .contains("1 conversation with 0 turns and 1 linked question cannot");
    assertThat(links()).noneMatch(link -> link.content().isPresent());
  }

  private boolean nothingOf(String words) throws IOException {
    try (var files = Files.walk(home)) {
      for (Path each : files.filter(Files::isRegularFile).toList()) {
        if (Files.readString(each, StandardCharsets.ISO_8859_1).contains(words)) {
          return false;
        }
      }
    }
    return true;
  }

  @Test
  void oldLinkedQuestionsAreTakenAwayWithTheirKeys() {
    Instant old = Instant.parse("2020-01-15T12:00:00Z");
    TrailSettings settings = TrailSettings.usual(Clock.fixed(old, ZoneOffset.UTC));
    try (TrailJournal journal =
        TrailJournal.open(home, settings, "test", SessionStore.Place.PROCESS)) {
      journal.link(new SessionId("link"), JSON.createObjectNode().put("session", "link"));
    }
    link("--trail", "Which port is deepest?");
    Ran retired = audit("retire", "--older-than", "365d");
    assertThat(retired.code()).as(retired.toString()).isZero();
    assertThat(audit("verify").code()).isZero();
    assertThat(links()).extracting(link -> link.record().number()).containsExactly(2L);
    assertThat(links()).allMatch(link -> link.content().isPresent());
    try (KeyRing keys = KeyRing.toRead(TrailJournal.keys(home))) {
      assertThat(keys.find(0)).isEmpty();
      assertThat(keys.find(1)).isPresent();
    }
  }

  @Test
  void whatCannotBeKeptIsNotAnswered() throws IOException {
    Files.createDirectories(home);
    Files.writeString(home.resolve("audit"), "no folder");
    Ran ran = link("--trail", "Which port is deepest?");
    assertThat(ran.code()).isEqualTo(Vervolg.FAILED);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).contains("--no-trail").doesNotContain(Ran.JAVA);
    assertThat(Arrays.asList(ran.err().split("\n"))).hasSizeLessThan(6);
  }
}
