package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.Sealed;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.Unreadable;

/**
 * A column of a table of turns.
 *
 * @param label the name at its head
 * @param cell what stands in it
 */
record TurnColumn(String label, Function<KeptTurn, String> cell) {
  static final TurnColumn RECORD =
      new TurnColumn("record", turn -> String.valueOf(turn.record().number()));
  static final TurnColumn TIME = new TurnColumn("time", turn -> turn.record().time().toString());
  static final TurnColumn CONVERSATION =
      new TurnColumn(
          "conversation", turn -> turn.record().sealed().map(Sealed::conversation).orElse(""));
  static final TurnColumn SESSION =
      new TurnColumn("session", turn -> content(turn).path("session").asText());
  static final TurnColumn TURN =
      new TurnColumn("turn", turn -> content(turn).path("turn").asText());
  static final TurnColumn LANGUAGE =
      new TurnColumn("language", turn -> content(turn).path("language").asText());
  static final TurnColumn SAID =
      new TurnColumn("said", turn -> content(turn).path("said").asText());
  static final TurnColumn QUESTION =
      new TurnColumn("question", turn -> asked(turn).path("question").asText());
  static final TurnColumn OUTCOME =
      new TurnColumn(
          "outcome",
          turn ->
              isLink(turn)
                  ? content(turn).path("outcome").asText()
                  : decision(turn).path("outcome").asText());
  static final TurnColumn PATTERN =
      new TurnColumn("pattern", turn -> decision(turn).path("pattern").asText());
  static final TurnColumn CONFIDENCE =
      new TurnColumn("confidence", turn -> decision(turn).path("confidence").asText());
  static final TurnColumn RUNNER_UP =
      new TurnColumn("runner_up", turn -> decision(turn).path("runner_up").asText());
  static final TurnColumn RULES =
      new TurnColumn(
          "rules",
          turn ->
              isLink(turn)
                  ? LinkText.joined(found(turn, "follow_up").path("rules"), " ")
                  : String.join(" ", rules(decision(turn))));
  static final TurnColumn CHANGES =
      new TurnColumn("changes", turn -> joined(decision(turn).path("edits"), FactText::change));
  static final TurnColumn CARRIED_OVER =
      new TurnColumn(
          "carried_over", turn -> joined(decision(turn).path("inherited"), FactText::slot));
  static final TurnColumn TEMPLATE =
      new TurnColumn("template", turn -> asked(turn).path("template").asText());
  static final TurnColumn COUNT =
      new TurnColumn(
          "count",
          turn ->
              isLink(turn)
                  ? found(turn, "schema").path("handed_over").asText()
                  : asked(turn).path("count").asText());
  static final TurnColumn RESULT =
      new TurnColumn(
          "result",
          turn ->
              isLink(turn)
                  ? found(turn, "text").path("digest").asText()
                  : asked(turn).path("result").asText());
  static final TurnColumn ANSWER =
      new TurnColumn(
          "answer",
          turn ->
              isLink(turn)
                  ? LinkText.joined(found(turn, "schema").path("columns"), ", ")
                  : content(turn).path("answer").asText());
  static final TurnColumn MODEL_CALLS =
      new TurnColumn("model_calls", turn -> String.valueOf(ModelCall.of(content(turn)).size()));
  static final TurnColumn VERSION_RULES =
      new TurnColumn("version_rules", turn -> version(turn, "rules"));
  static final TurnColumn VERSION_KNOWLEDGE =
      new TurnColumn("version_knowledge", turn -> version(turn, "knowledge"));
  static final TurnColumn VERSION_TEMPLATES =
      new TurnColumn("version_templates", turn -> version(turn, "templates"));
  static final TurnColumn VERSION_DATA =
      new TurnColumn("version_data", turn -> version(turn, "data"));
  static final TurnColumn PRODUCT = new TurnColumn("product", turn -> version(turn, "product"));
  static final TurnColumn READABLE =
      new TurnColumn("readable", turn -> String.valueOf(turn.content().isPresent()));
  static final TurnColumn UNREADABLE =
      new TurnColumn("unreadable", turn -> turn.unreadable().map(Unreadable::code).orElse(""));
  static final TurnColumn KIND = new TurnColumn("kind", turn -> turn.record().kind().code());
  static final TurnColumn HASH = new TurnColumn("hash", turn -> turn.record().hash());

  static final List<TurnColumn> ALL =
      List.of(
          RECORD,
          TIME,
          CONVERSATION,
          SESSION,
          TURN,
          LANGUAGE,
          SAID,
          QUESTION,
          OUTCOME,
          PATTERN,
          CONFIDENCE,
          RUNNER_UP,
          RULES,
          CHANGES,
          CARRIED_OVER,
          TEMPLATE,
          COUNT,
          RESULT,
          ANSWER,
          MODEL_CALLS,
          VERSION_RULES,
          VERSION_KNOWLEDGE,
          VERSION_TEMPLATES,
          VERSION_DATA,
          PRODUCT,
          READABLE,
          UNREADABLE,
          HASH,
          KIND);

  /** What stands in it for a turn. */
  String of(KeptTurn turn) {
    return cell.apply(turn);
  }

  /** The content of a turn; nothing of one that was erased. */
  static JsonNode content(KeptTurn turn) {
    return turn.content().orElseGet(MissingNode::getInstance);
  }

  private static boolean isLink(KeptTurn turn) {
    return turn.record().kind() == RecordKind.LINK;
  }

  /** What a phase of a linked question found. */
  private static JsonNode found(KeptTurn turn, String phase) {
    return LinkText.result(content(turn), phase);
  }

  private static JsonNode decision(KeptTurn turn) {
    return content(turn).path("decision");
  }

  private static JsonNode asked(KeptTurn turn) {
    return content(turn).path("asked");
  }

  private static String version(KeptTurn turn, String part) {
    return content(turn).path("version").path(part).asText();
  }

  private static List<String> rules(JsonNode decision) {
    List<String> rules = new ArrayList<>();
    decision.path("fired").forEach(fired -> rules.add(fired.path("rule").asText()));
    return rules.stream().distinct().toList();
  }

  private static String joined(JsonNode all, Function<JsonNode, String> text) {
    List<String> parts = new ArrayList<>();
    all.forEach(each -> parts.add(text.apply(each)));
    return String.join("; ", parts);
  }
}
