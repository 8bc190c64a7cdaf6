package nl.vervolg.conversation.trail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import nl.vervolg.answer.Answer;
import nl.vervolg.audit.Digest;
import nl.vervolg.audit.FactJson;
import nl.vervolg.conversation.AnsweredTurn;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.WorkspaceVersion;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Question;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.session.StoredTurn;

/**
 * What the trail keeps of a turn: what was said, how it was decided, what was asked of the data,
 * and what was answered. It depends on the turn, the turns before it and the workspace, and on
 * whether what was remembered before has to stand in it, which a reader sees; so it can be made
 * again and compared byte by byte.
 */
final class TurnRecord {
  /** Rises when the form changes. */
  private static final int FORMAT = 1;

  private static final String BEFORE = "before";

  private TurnRecord() {}

  /**
   * The record of a turn.
   *
   * @param version the workspace that decided it, and the program
   * @param first whether what was remembered before stands in it, because the turns before are not
   *     in this trail, or in the care of another process
   */
  static ObjectNode of(AnsweredTurn turn, Domain domain, WorkspaceVersion version, boolean first) {
    Reply reply = turn.reply();
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("format", FORMAT)
        .put("session", reply.conversation())
        .put("turn", reply.number())
        .put("said", turn.said())
        .put("usual", turn.usual().code())
        .put("language", reply.turn().understanding().utterance().language().code());
    ArrayNode words = node.putArray("words");
    reply.turn().understanding().tokens().forEach(word -> words.add(word.text()));
    if (first) {
      node.set(BEFORE, StoredTurn.state(turn.before()));
    }
    node.set("version", FactJson.of(version));
    node.set("decision", DecisionRecord.of(reply.turn().resolution(), domain));
    reply.turn().question().ifPresent(question -> asked(node.putObject("asked"), question, reply));
    node.put("answer", reply.text());
    node.putNull("model");
    node.set("kept", StoredTurn.without(turn.kept()));
    return node;
  }

  /** What was remembered before the turn, where it stands in the record. */
  static Optional<DialogueState> before(JsonNode turn) {
    return turn.has(BEFORE) ? Optional.of(StoredTurn.state(turn.path(BEFORE))) : Optional.empty();
  }

  private static void asked(ObjectNode node, Question question, Reply reply) {
    node.put("question", question.text())
        .put("act", question.act().name())
        .put("template", reply.template())
        .put("query", reply.query())
        .put("retrieval", reply.retrieval());
    node.set("slots", FactJson.of(question.slots()));
    reply.answer().ifPresent(answer -> found(node, answer));
  }

  private static void found(ObjectNode node, Answer answer) {
    node.put("count", answer.count())
        .put("rows", answer.rows().size())
        .put("result", Digest.of(FactJson.of(answer.rows())));
    answer.value().ifPresent(value -> node.put("value", value));
  }
}
