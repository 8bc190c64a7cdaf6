package nl.vervolg.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.Language;

/** Resolves one line of JSON: a history and a question. */
final class ResolveLine {
  private static final System.Logger LOG = System.getLogger(ResolveLine.class.getName());

  private final ObjectMapper json =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  private final TurnResolver resolver;
  private final TurnView view;
  private final List<Language> languages;
  private int bad;

  ResolveLine(TurnResolver resolver, TurnView view, List<Language> languages) {
    this.resolver = resolver;
    this.view = view;
    this.languages = languages;
  }

  /** The answer to a line, as a line; a bad line becomes an object with an error. */
  String resolve(String line) {
    JsonNode id = TextNode.valueOf("");
    try {
      JsonNode request = json.readTree(line);
      id = request.path("id");
      return json.writeValueAsString(resolve(request));
    } catch (StreamConstraintsException e) {
      return error(id, "The line is nested too deep, or a name or number in it is too long.");
    } catch (JsonProcessingException e) {
      long at = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
      return error(
          id, "The line is not JSON, or more than one object, as shows at character " + at + ".");
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
    ObjectNode error = JsonNodeFactory.instance.objectNode();
    error.set("id", id.isMissingNode() ? TextNode.valueOf("") : id);
    error.put("error", what);
    return error.toString();
  }

  private ObjectNode resolve(JsonNode json) {
    ResolveRequest request = ResolveRequest.read(json, languages);
    return view.of(request.id(), request.question(), request.resolve(resolver));
  }
}
