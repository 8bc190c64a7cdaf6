package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.StringJoiner;
import nl.vervolg.conversation.trail.KeptTurn;

/** A turn of the trail as a page that needs nothing else to be read. */
final class TurnPage {
  private static final int SHORT = 12;

  private final StringBuilder page = new StringBuilder();

  private TurnPage() {}

  static String text(KeptTurn turn) {
    TurnPage page = new TurnPage();
    page.head(turn);
    turn.content().ifPresentOrElse(page::body, page::closed);
    page.line("Hash", turn.record().hash());
    page.line("Before", turn.record().before());
    return page.page.toString();
  }

  private void head(KeptTurn turn) {
    page.append("Record ").append(turn.record().number());
    page.append(" of ").append(turn.record().time());
    turn.content()
        .ifPresent(
            node ->
                page.append(", turn ")
                    .append(turn.turn())
                    .append(" of the conversation (")
                    .append(turn.session())
                    .append(')'));
    page.append('\n');
  }

  private void closed() {
    page.append(
        "The key of this conversation was destroyed: what was said cannot be read any more.\n");
  }

  private void body(JsonNode turn) {
    JsonNode decision = turn.path("decision");
    JsonNode asked = turn.path("asked");
    line("Said", turn.path("said").asText());
    line("Language", turn.path("language").asText());
    line(
        "Decided",
        decision.path("outcome").asText()
            + " as "
            + decision.path("pattern").asText()
            + ", confidence "
            + decision.path("confidence").asText()
            + (decision.has("base") ? ", builds on turn " + decision.path("base").asText() : ""));
    text("Next best", decision.path("runner_up"));
    text("Reason", decision.path("reason"));
    text("Question", asked.path("question"));
    rules(decision);
    changes(decision);
    slots("Carried over", decision.path("inherited"));
    slots("Slots", asked.path("slots"));
    text("Template", asked.path("template"));
    text("Found", asked.path("count"));
    text("Digest of rows", asked.path("result"));
    line("Answer", turn.path("answer").asText());
    text("Query", asked.path("query"));
    version(turn.path("version"));
  }

  private void rules(JsonNode decision) {
    JsonNode facts = decision.path("facts");
    StringJoiner rules = new StringJoiner("\n");
    for (JsonNode fired : decision.path("fired")) {
      StringJoiner read = new StringJoiner("; ");
      fired.path("read").forEach(number -> read.add(fact(facts.path(number.asInt()))));
      rules.add(
          fired.path("rule").asText()
              + ": "
              + fired.path("name").asText()
              + "\n  read:      "
              + read
              + "\n  concluded: "
              + fact(facts.path(fired.path("made").asInt())));
    }
    line("Rules", rules.toString());
  }

  private void changes(JsonNode decision) {
    StringJoiner changes = new StringJoiner("\n");
    for (JsonNode edit : decision.path("edits")) {
      changes.add(fact(edit));
    }
    line("Changes", changes.toString());
  }

  private void slots(String name, JsonNode slots) {
    StringJoiner all = new StringJoiner("\n");
    for (JsonNode slot : slots) {
      all.add(slot.path("name").asText() + " = " + value(slot.path("filler")));
    }
    line(name, all.toString());
  }

  private void version(JsonNode version) {
    StringJoiner parts = new StringJoiner(", ");
    for (Map.Entry<String, JsonNode> part : version.properties()) {
      String digest = part.getValue().asText();
      parts.add(part.getKey() + " " + digest.substring(0, Math.min(SHORT, digest.length())));
    }
    line("Decided with", parts.toString());
  }

  /** A fact as rules write it. */
  private static String fact(JsonNode fact) {
    StringJoiner fields = new StringJoiner(", ", fact.path("fact").asText() + "(", ")");
    for (Map.Entry<String, JsonNode> field : fact.properties()) {
      boolean empty = field.getValue().isContainerNode() && field.getValue().isEmpty();
      if (!field.getKey().equals("fact") && !empty) {
        fields.add(field.getKey() + " " + value(field.getValue()));
      }
    }
    return fields.toString();
  }

  private static String value(JsonNode value) {
    if (value.isArray()) {
      StringJoiner parts = new StringJoiner(", ", "[", "]");
      value.forEach(part -> parts.add(value(part)));
      return parts.toString();
    }
    if (value.has("key")) {
      return value.path("key").asText();
    }
    return value.isObject() ? fact(value) : value.asText();
  }

  private void text(String name, JsonNode value) {
    line(name, value.asText());
  }

  private void line(String name, String text) {
    if (!text.isEmpty()) {
      page.append(name).append(":\n");
      text.lines().forEach(each -> page.append("  ").append(each).append('\n'));
    }
  }
}
