package nl.vervolg.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import nl.vervolg.problem.DrawnText;

/** A line of JSON, as it comes in and as it goes out. */
final class JsonLine {
  private static final ObjectMapper JSON =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  private JsonLine() {}

  /**
   * Reads what stands on a line.
   *
   * @throws BadLine with a sentence where it is not one whole value
   */
  static JsonNode read(String line) {
    try {
      return JSON.readTree(line);
    } catch (StreamConstraintsException e) {
      throw new BadLine("The line is nested too deep, or a name or number in it is too long.");
    } catch (JsonProcessingException e) {
      long at = e.getLocation() == null ? 0 : e.getLocation().getColumnNr();
      throw new BadLine(
          "The line is not JSON, or more than one object, as shows at character " + at + ".");
    }
  }

  /** How it is printed: signs that nobody sees are written out. */
  static String text(JsonNode view) {
    return DrawnText.json(view.toString());
  }

  /** What is printed for a line that has no answer. */
  static String error(JsonNode id, String what) {
    ObjectNode error = JsonNodeFactory.instance.objectNode();
    error.set("id", named(id));
    return text(error.put("error", what));
  }

  /** The name of a line; an empty text where it has none. */
  static JsonNode named(JsonNode id) {
    return id.isMissingNode() ? TextNode.valueOf("") : id;
  }
}
