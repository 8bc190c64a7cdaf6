package nl.vervolg.link.trail;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Texts without half characters, which JSON from elsewhere may hold and no record can: each becomes
 * a question mark.
 */
final class WholeText {
  private WholeText() {}

  static ObjectNode of(ObjectNode node) {
    ObjectNode whole = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> member : node.properties()) {
      whole.set(of(member.getKey()), of(member.getValue()));
    }
    return whole;
  }

  static JsonNode of(JsonNode node) {
    if (node instanceof ObjectNode object) {
      return of(object);
    }
    if (node instanceof ArrayNode array) {
      ArrayNode whole = JsonNodeFactory.instance.arrayNode(array.size());
      array.forEach(each -> whole.add(of(each)));
      return whole;
    }
    return node.isTextual() ? TextNode.valueOf(of(node.textValue())) : node;
  }

  static String of(String text) {
    return new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
  }
}
