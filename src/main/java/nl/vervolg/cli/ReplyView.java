package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import nl.vervolg.answer.AnswerRow;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.Reply;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Question;
import nl.vervolg.query.Citation;
import nl.vervolg.resolve.Resolution;

/** Shows a reply as text or as JSON (DESIGN, section 4). */
final class ReplyView {
  private final TurnView turns;

  ReplyView(Workspace workspace) {
    this.turns =
        new TurnView(
            workspace.knowledge().domain(),
            workspace.labels(),
            new Clarifier(workspace.knowledge(), workspace.labels()));
  }

  /**
   * The reply for people: the question as understood where it was not complete, then the answer.
   */
  static String text(String said, Reply reply, boolean echo) {
    StringBuilder text = new StringBuilder();
    if (echo) {
      text.append("> ").append(Intake.clean(said)).append('\n');
    }
    if (reply.turn().resolution() instanceof Resolution.Resolved) {
      text.append("  = ")
          .append(reply.turn().question().map(Question::text).orElse(""))
          .append('\n');
    }
    text.append(reply.text()).append('\n');
    reply
        .answer()
        .filter(answer -> !answer.inherited().isEmpty())
        .ifPresent(answer -> text.append("  (").append(answer.inherited()).append(")\n"));
    return text.toString();
  }

  /**
   * The reply as one line of JSON.
   *
   * @param suggestions follow-ups that will be understood
   */
  String json(String said, Reply reply, List<String> suggestions) {
    ObjectNode view = turns.of(MissingNode.getInstance(), said, reply.turn());
    view.put("turn", reply.number());
    view.put("conversation", reply.conversation());
    putOrNull(view, "template", reply.template());
    putOrNull(view, "query", reply.query());
    ArrayNode rows = view.putArray("rows");
    ArrayNode citations = view.putArray("citations");
    view.putNull("count");
    view.putNull("value");
    reply
        .answer()
        .ifPresent(
            answer -> {
              answer.rows().forEach(row -> row(rows.addObject(), row));
              view.put("count", answer.count());
              answer.value().ifPresent(value -> view.put("value", value));
              answer.citations().forEach(citation -> citation(citations.addObject(), citation));
              putOrNull(view, "inherited", answer.inherited());
            });
    view.put("answer", reply.text());
    view.put("retrieval", reply.retrieval());
    suggestions.forEach(view.putArray("suggestions")::add);
    return JsonLine.text(view);
  }

  private static void row(ObjectNode node, AnswerRow row) {
    node.put("name", row.name())
        .put("slug", row.slug())
        .put("type", row.type())
        .put("iri", row.iri());
    for (AnswerRow.Binding binding : row.bindings()) {
      if (binding.values().size() == 1) {
        node.put(binding.name(), binding.values().get(0));
      } else {
        binding.values().forEach(node.putArray(binding.name())::add);
      }
    }
  }

  private static void citation(ObjectNode node, Citation citation) {
    node.put("iri", citation.item());
    ArrayNode sources = node.putArray("sources");
    citation
        .sources()
        .forEach(
            source -> sources.addObject().put("iri", source.iri()).put("title", source.title()));
  }

  private static void putOrNull(ObjectNode node, String name, String text) {
    if (text.isEmpty()) {
      node.putNull(name);
    } else {
      node.put(name, text);
    }
  }
}
