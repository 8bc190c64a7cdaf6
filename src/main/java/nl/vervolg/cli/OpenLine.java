package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Language;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.open.OpenConversations;
import nl.vervolg.open.OpenConversations.Past;

/** Completes the question of a line of JSON about anything, from what was said before it. */
final class OpenLine {
  private final OpenConversations conversations;
  private final TurnView view;
  private final List<Language> languages;

  private OpenLine(OpenConversations conversations, TurnView view, List<Language> languages) {
    this.conversations = conversations;
    this.view = view;
    this.languages = languages;
  }

  /** Answers lines by these rules. */
  static ResolveLine of(ConversationRules rules) {
    Knowledge words = rules.words();
    Labels labels = rules.labels();
    TurnView view = new TurnView(words.domain(), labels, new Clarifier(words, labels));
    OpenLine line = new OpenLine(OpenConversations.of(rules), view, rules.languages());
    return new ResolveLine(line::resolve);
  }

  private ObjectNode resolve(JsonNode json) {
    JsonNode history = json.path("history");
    List<Past> past = new ArrayList<>();
    if (!history.isMissingNode() && !history.isNull()) {
      if (!history.isArray()) {
        throw new BadLine("history is not a list of turns.");
      }
      StreamSupport.stream(history.spliterator(), false).map(OpenLine::past).forEach(past::add);
    }
    ObjectNode last = json.isObject() ? json.deepCopy() : null;
    if (last != null) {
      last.remove("history");
    }
    ResolveRequest request =
        ResolveRequest.read(last == null ? MissingNode.getInstance() : last, languages);
    String question = Intake.clean(request.question());
    ResolvedTurn turn = conversations.resolve(past, question, request.language());
    return view.of(request.id(), request.question(), turn);
  }

  /** A turn is a question, or an object with a question and as you like an answer. */
  private static Past past(JsonNode turn) {
    JsonNode question = turn.isTextual() ? turn : turn.path("question");
    if (!question.isTextual()) {
      throw new BadLine("question is missing or not a text.");
    }
    return new Past(cut(question.asText()), cut(turn.path("answer").asText("")));
  }

  /** Of a long answer the beginning says what it is about. */
  private static String cut(String text) {
    int end = Math.min(text.length(), Intake.LONGEST);
    boolean half = end < text.length() && Character.isHighSurrogate(text.charAt(end - 1));
    return Intake.clean(text.substring(0, half ? end - 1 : end));
  }
}
