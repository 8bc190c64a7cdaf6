package nl.vervolg.link.trail;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import nl.vervolg.audit.CanonicalJson;
import nl.vervolg.audit.Digest;
import nl.vervolg.link.FollowUps;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkRequest;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.link.SchemaLinker;
import nl.vervolg.retrieval.EmbeddingFailed;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.VectorSource;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ValueHit;
import org.junit.jupiter.api.Test;

/** What the trail keeps of questions that are linked, refused and given up. */
class LinkRecordTest {
  private static final Schema FLEET = fleet("the ships of the company");
  private static final LinkSettings SETTINGS = LinkSettings.USUAL.cutTo(1);

  private static Schema fleet(String about) {
    return new Schema(
        "fleet",
        List.of(new Table("ship", "ship", about, List.of(column("ship_id"), column("rig_code")))),
        List.of());
  }

  private static Column column(String name) {
    return new Column(name, name, "text", false, Column.About.NOTHING, List.of());
  }

  private static LinkSources sources() {
    return LinkSources.NONE
        .withFollowUps(
            (schema, language, values) ->
                (history, question) ->
                    history.isEmpty()
                        ? FollowUps.Completion.open(history, question)
                        : new FollowUps.Completion(
                            "Which rigs in Delft?", List.of(), List.of("SWAP")))
        .withEvidence(List.of(new Evidence("rigs are codes")))
        .withExamples(List.of(new QueryExample("Which rigs are there?", "SELECT 1")))
        .withValues(
            Map.of(
                "fleet",
                (texts, most) ->
                    List.of(
                        new ValueHit(
                            "Delft",
                            ValueHit.How.EXACT,
                            2 / 3.0,
                            "Delft",
                            List.of(new ColumnName("ship", "rig_code"))))));
  }

  private static ObjectNode record(LinkSources sources, LinkRequest request, long step) {
    AtomicLong clock = new AtomicLong();
    LinkOutcome outcome =
        new SchemaLinker(FLEET, SETTINGS, sources, () -> clock.addAndGet(step)).link(request);
    return LinkRecord.of(
        new LinkRecord.Asked("desk", 3, "q7", "fleet", request),
        outcome,
        new LinkRecord.Means(SETTINGS, new TreeMap<>(Map.of("product", "1"))));
  }

  private static ObjectNode record(LinkSources sources, String question) {
    return record(sources, new LinkRequest(question, ""), 1);
  }

  private static JsonNode phase(JsonNode record, String code) {
    for (JsonNode phase : record.path("phases")) {
      if (phase.path("phase").asText().equals(code)) {
        return phase;
      }
    }
    throw new AssertionError("No phase " + code);
  }

  @Test
  void aLinkedQuestionIsKeptWithWhatEachPhaseFound() {
    LinkRequest fragment =
        new LinkRequest(List.of("Which rigs in Gouda?"), "And in Delft?", "Delft is a town");
    JsonNode record = record(sources(), fragment, 1);
    assertThat(record.path("session").asText()).isEqualTo("desk");
    assertThat(record.path("turn").asInt()).isEqualTo(3);
    assertThat(record.path("id").asText()).isEqualTo("q7");
    assertThat(record.path("said").asText()).isEqualTo("And in Delft?");
    assertThat(record.path("history").toString()).isEqualTo("[\"Which rigs in Gouda?\"]");
    assertThat(record.path("evidence").asText()).isEqualTo("Delft is a town");
    assertThat(record.path("outcome").asText()).isEqualTo("linked");
    assertThat(record.at("/asked/question").asText()).isEqualTo("Which rigs in Delft?");
    assertThat(record.at("/settings/keep").asInt()).isEqualTo(1);
    assertThat(record.at("/settings/dialect").asText()).isEqualTo("create_table");
    assertThat(record.at("/version/product").asText()).isEqualTo("1");
    assertThat(record.path("phases")).hasSize(11).allMatch(p -> state(p).equals("done"));
    assertThat(phase(record, "follow_up").path("result").toString())
        .isEqualTo("{\"question\":\"Which rigs in Delft?\",\"rules\":[\"SWAP\"]}");
    assertThat(phase(record, "keywords").at("/result/keywords/0/text").asText()).isEqualTo("rigs");
    assertThat(phase(record, "evidence").path("result").toString())
        .isEqualTo("{\"facts\":[\"rigs are codes\"]}");
    assertThat(phase(record, "examples").at("/result/examples/0/query").asText())
        .isEqualTo("SELECT 1");
    assertThat(phase(record, "values").at("/result/values/0").toString())
        .isEqualTo(
            "{\"value\":\"Delft\",\"how\":\"exact\",\"score\":0.667,\"said\":\"Delft\",\"columns\":[\"ship.rig_code\"]}");
    assertThat(phase(record, "columns").path("result").toString())
        .isEqualTo("{\"best\":[\"ship.rig_code\",\"ship.ship_id\"],\"all\":2}");
    assertThat(phase(record, "strategy").at("/result/reason").asText())
        .isEqualTo("It has 2 columns; more than 1 are cut.");
    assertThat(phase(record, "schema").path("result").toString())
        .isEqualTo("{\"columns\":[\"ship.rig_code\"],\"handed_over\":1}");
    JsonNode text = phase(record, "text").path("result");
    assertThat(text.path("text").asText()).contains("CREATE TABLE ship (");
    assertThat(text.path("digest").asText()).isEqualTo(Digest.of(text.path("text").asText()));
  }

  private static String state(JsonNode phase) {
    return phase.path("state").asText();
  }

  @Test
  void theSameQuestionGivesTheSameBytesHoweverLongItTakes() {
    LinkRequest fragment = new LinkRequest(List.of("Which rigs?"), "And in Delft?", "a town");
    assertThat(CanonicalJson.of(record(sources(), fragment, 1)))
        .isEqualTo(CanonicalJson.of(record(sources(), fragment, 123_456_789)));
  }

  @Test
  void aQuestionThatIsNoneIsKeptWithTheReason() {
    JsonNode record = record(sources(), "?!");
    assertThat(record.path("outcome").asText()).isEqualTo("refused");
    assertThat(record.path("said").asText()).isEqualTo("?!");
    assertThat(record.path("reasons").toString()).contains("neither a letter nor a figure");
    assertThat(record.has("asked")).as("it was not looked up").isFalse();
    assertThat(phase(record, "validation").at("/result/outcome").asText()).isEqualTo("malformed");
    assertThat(state(phase(record, "follow_up"))).isEqualTo("done");
    assertThat(state(phase(record, "keywords"))).isEqualTo("not_run");
  }

  @Test
  void aQuestionThatIsGivenUpIsKeptWithWhatFailedAndWhatWasFoundBefore() {
    LinkSources broken =
        sources()
            .withValues(
                Map.of(
                    "fleet",
                    (texts, most) -> {
                      throw new IllegalStateException("The disk is gone.");
                    }));
    JsonNode record = record(broken, "Which rigs are there?");
    assertThat(record.path("outcome").asText()).isEqualTo("aborted");
    assertThat(record.path("reasons").toString())
        .isEqualTo("[\"Phase values has no result: The disk is gone.\"]");
    assertThat(state(phase(record, "values"))).isEqualTo("failed");
    assertThat(phase(record, "values").path("failure").asText()).isEqualTo("The disk is gone.");
    assertThat(phase(record, "evidence").at("/result/facts/0").asText())
        .isEqualTo("rigs are codes");
    assertThat(state(phase(record, "text"))).isEqualTo("not_run");
  }

  @Test
  void whereTheValidationFailsItIsNotSaidThatTheQuestionWasNotRead() {
    LinkSources broken =
        LinkSources.NONE.withGlossary(
            (text, from, to) -> {
              throw new IllegalStateException("No words.");
            });
    JsonNode record = record(broken, "Hoeveel schepen zijn er?");
    assertThat(record.path("said").asText()).isEqualTo("Hoeveel schepen zijn er?");
    assertThat(record.path("reasons").toString())
        .isEqualTo("[\"Phase validation has no result: No words.\"]");
  }

  @Test
  void whatAPhaseLacksIsKept() {
    LinkSources words =
        LinkSources.NONE.withEvidence(
            List.of(new Evidence("rigs are codes")),
            VectorSource.failing(new EmbeddingFailed("The model is broken.")));
    JsonNode evidence = phase(record(words, "Which rigs are there?"), "evidence");
    assertThat(state(evidence)).isEqualTo("done");
    assertThat(evidence.path("warning").asText())
        .isEqualTo("It goes by words alone: The model is broken.");
    assertThat(evidence.at("/result/facts/0").asText()).isEqualTo("rigs are codes");
  }

  @Test
  void halfACharacterIsNoHindrance() {
    LinkRequest request = new LinkRequest(List.of("a\ud800b"), "Which rigs \udc00?", "\ud83d");
    JsonNode record = record(sources(), request, 1);
    assertThat(new String(CanonicalJson.of(record), StandardCharsets.UTF_8))
        .contains("\"evidence\":\"?\"", "[\"a?b\"]", "\"said\":\"Which rigs ??\"");
    assertThat(LinkDigests.schema(fleet("a\ud800b"))).hasSize(64);
  }

  @Test
  void aLongSchemaIsKeptAsItsDigest() {
    List<Column> many = IntStream.range(0, 300).mapToObj(i -> column("rig_code_" + i)).toList();
    Schema wide = new Schema("wide", List.of(new Table("ship", "ship", "", many)), List.of());
    LinkRequest request = new LinkRequest("Which rigs?", "");
    LinkSettings all = LinkSettings.USUAL.cutTo(300);
    LinkOutcome outcome = new SchemaLinker(wide, all, LinkSources.NONE, () -> 0).link(request);
    JsonNode record =
        LinkRecord.of(
            new LinkRecord.Asked("link", 1, "", "wide", request),
            outcome,
            new LinkRecord.Means(all, new TreeMap<>()));
    JsonNode text = phase(record, "text").path("result");
    assertThat(text.has("text")).isFalse();
    assertThat(text.path("digest").asText())
        .isEqualTo(Digest.of(((LinkOutcome.Linked) outcome).text()));
    assertThat(phase(record, "columns").at("/result/best")).hasSize(50);
    assertThat(phase(record, "columns").at("/result/all").asInt()).isEqualTo(300);
    assertThat(record.has("id")).isFalse();
  }

  @Test
  void aDigestTellsWhatWasReadFromAnythingElse() {
    assertThat(LinkDigests.schema(FLEET))
        .isEqualTo(LinkDigests.schema(fleet("the ships of the company")))
        .isNotEqualTo(LinkDigests.schema(fleet("the ships")));
    assertThat(LinkDigests.evidence(List.of(new Evidence("a"), new Evidence("b"))))
        .isNotEqualTo(LinkDigests.evidence(List.of(new Evidence("b"), new Evidence("a"))));
    assertThat(LinkDigests.examples(List.of(new QueryExample("a", "b"))))
        .isNotEqualTo(LinkDigests.examples(List.of(new QueryExample("b", "a"))));
  }
}
