package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.Language;
import nl.vervolg.table.Table;

/** Resolves one line of JSON: a history and a question. */
final class ResolveLine {
  private static final System.Logger LOG = System.getLogger(ResolveLine.class.getName());

  private final Function<JsonNode, ObjectNode> answering;
  private int bad;

  /** By the stages of a workspace. */
  ResolveLine(TurnResolver resolver, TurnView view, List<Language> languages, TableAnswers tables) {
    this(
        json -> {
          ResolveRequest request = ResolveRequest.read(json, languages);
          Optional<Table> table = TableLine.read(json);
          return table.isPresent()
              ? tables.of(request, table.orElseThrow())
              : view.of(request.id(), request.question(), request.resolve(resolver));
        });
  }

  /** By what answers an object; a line that cannot be used throws {@link BadLine}. */
  ResolveLine(Function<JsonNode, ObjectNode> answering) {
    this.answering = answering;
  }

  /** The answer to a line, as a line; a bad line becomes an object with an error. */
  String resolve(String line) {
    JsonNode id = TextNode.valueOf("");
    try {
      JsonNode request = JsonLine.read(line);
      id = request.path("id");
      return JsonLine.text(answering.apply(request));
    } catch (BadLine e) {
      return error(id, String.valueOf(e.getMessage()));
    } catch (RuntimeException e) {
      LOG.log(System.Logger.Level.ERROR, "A line could not be resolved.", e);
      return error(id, "The line cannot be resolved, by a fault of the program (" + e + ").");
    }
  }

  /** Number of lines that could not be answered. */
  int bad() {
    return bad;
  }

  /** The answer to a line that cannot be read. */
  String error(String what) {
    return error(TextNode.valueOf(""), what);
  }

  private String error(JsonNode id, String what) {
    bad++;
    return JsonLine.error(id, what);
  }
}
