package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.report.Page.Section;
import nl.vervolg.report.Page.Sentence;
import nl.vervolg.report.Page.Table;

/** A question that was linked to a schema, as a page that needs nothing else to be read. */
final class LinkPage {
  private static final String VALUE = "Value";
  private static final String TEXT = "text";

  private final JsonNode link;

  private LinkPage(JsonNode link) {
    this.link = link;
  }

  /** The page of a record that can be read. */
  static Page of(KeptTurn kept) {
    LinkPage page = new LinkPage(kept.content().orElseThrow());
    return Page.of(
        "Record "
            + kept.record().number()
            + ": linked question "
            + kept.turn()
            + " of ("
            + kept.session()
            + ")",
        Stream.of(
            page.asked(kept),
            page.phases(),
            page.found(),
            page.handedOver(),
            page.with(),
            RecordSections.place(kept.record())));
  }

  private Section asked(KeptTurn kept) {
    String language = link.path("language").asText();
    return Section.of(
        "What was asked",
        new Sentence(
            "On "
                + kept.record().time()
                + " (UTC), in the language ("
                + language
                + "), of the database ("
                + link.path("database").asText()
                + ")."),
        new Page.Lines("Asked before, oldest first:", LinkText.joined(link.path("history"), "\n")),
        new Page.Quote("The question was:", language, link.path("said").asText()),
        new Page.Quote("It was looked up as:", "", link.path("asked").path("question").asText()),
        new Page.Quote("Known beside it:", "", link.path("evidence").asText()),
        Table.pairs("What else was told", "What", VALUE, List.of("Id", link.path("id").asText())),
        new Sentence(outcome()),
        new Sentence(LinkText.joined(link.path("reasons"), " ")));
  }

  private String outcome() {
    String outcome = link.path("outcome").asText();
    return switch (outcome) {
      case "linked" -> "It was linked.";
      case "refused" -> "It was refused: it is no question.";
      case "aborted" -> "It was given up, because a phase failed that nothing goes on without.";
      default -> "It came out as (" + outcome + ").";
    };
  }

  private Section phases() {
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode phase : link.path("phases")) {
      rows.add(
          List.of(
              (rows.size() + 1) + ". " + phase.path("phase").asText(),
              phase.path("state").asText().replace('_', ' '),
              LinkText.what(phase)));
    }
    return Section.of(
        "Phases, in order",
        new Table("Phases", List.of("Phase", "How it went", "What came of it"), rows));
  }

  private Section found() {
    return Section.of(
        "What was found",
        rows("keywords", "keywords", List.of("Keyword", "Kind", "Form"), TEXT, "kind", "normal"),
        rows(
            "keywords",
            "conditions",
            List.of("Column", "Operator", VALUE),
            "column",
            "operator",
            "value"),
        new Page.Lines(
            "Facts that help, best first", LinkText.joined(result("evidence").path("facts"), "\n")),
        rows("examples", "examples", List.of("Question like it", "Its query"), "question", "query"),
        rows(
            "values",
            "values",
            List.of("Value of the data", "How near", "Score", "Said as", "Columns"),
            "value",
            "how",
            "score",
            "said",
            "columns"),
        Table.pairs("Related words (stems)", "Word", "Share", members(result("synonyms"), "stems")),
        new Page.Lines(
            "Columns that fit, best first", LinkText.joined(result("columns").path("best"), "\n")));
  }

  private Section handedOver() {
    JsonNode text = result(TEXT);
    JsonNode decision = result("strategy");
    return Section.of(
        "What is handed over",
        new Sentence(decision.path("reason").asText()),
        Table.pairs(
            "The schema",
            "What",
            VALUE,
            List.of(
                "Strategy", decision.path("strategy").asText(),
                "Tokens of the whole schema", decision.path("tokens").asText(),
                "Columns of the whole schema", decision.path("columns").asText(),
                "Columns that are handed over", result("schema").path("handed_over").asText(),
                "Characters of its text", text.path("characters").asText(),
                "Digest of its text (SHA-256)", text.path("digest").asText())),
        new Page.Lines(
            "Columns that the question needs",
            LinkText.joined(result("schema").path("columns"), "\n")),
        new Sentence(
            text.has("digest") && !text.has(TEXT)
                ? "The text itself is long and not kept; linking the question again gives it."
                : ""),
        new Page.Lines("The text", text.path(TEXT).asText()));
  }

  private Section with() {
    return Section.of(
        "What it was linked with",
        Table.pairs(
            "Version of the product, and digests of all that was read",
            "Part",
            "Version",
            members(link, "version")),
        Table.pairs("Settings", "Setting", VALUE, members(link, "settings")));
  }

  private JsonNode result(String phase) {
    return LinkText.result(link, phase);
  }

  private Table rows(String phase, String list, List<String> head, String... members) {
    List<List<String>> rows = new ArrayList<>();
    for (JsonNode each : result(phase).path(list)) {
      rows.add(Stream.of(members).map(member -> LinkText.value(each.path(member))).toList());
    }
    return new Table(head.get(0) + "s", head, rows);
  }

  private static List<String> members(JsonNode node, String name) {
    List<String> members = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : node.path(name).properties()) {
      members.add(member.getKey());
      members.add(LinkText.value(member.getValue()));
    }
    return members;
  }
}
