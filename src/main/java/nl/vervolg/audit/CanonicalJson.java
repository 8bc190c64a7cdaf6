package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.erdtman.jcs.NumberToJSON;

/**
 * JSON in the one form that RFC 8785 gives it, so that equal contents are equal bytes: no blanks,
 * names sorted by their UTF-16 units, one way to write each text and number.
 */
public final class CanonicalJson {
  /** Beyond it a number is not exact in every reader of JSON. */
  private static final long EXACT = 1L << 53;

  private static final int CONTROLS = 0x20;
  private static final char[] HEX = "0123456789abcdef".toCharArray();

  private final StringBuilder out = new StringBuilder(4096);

  private CanonicalJson() {}

  /**
   * The bytes, in UTF-8.
   *
   * @throws IllegalArgumentException for a number that JSON cannot hold, or half a character
   */
  public static byte[] of(JsonNode node) {
    return text(node).getBytes(StandardCharsets.UTF_8);
  }

  /** The same as text. */
  static String text(JsonNode node) {
    CanonicalJson json = new CanonicalJson();
    json.write(node);
    return json.out.toString();
  }

  private void write(JsonNode node) {
    if (node.isObject()) {
      object(node);
    } else if (node.isArray()) {
      array(node);
    } else if (node.isTextual()) {
      quoted(node.textValue());
    } else if (node.isNumber()) {
      number(node);
    } else if (node.isBoolean() || node.isNull()) {
      out.append(node.asText());
    } else {
      throw new IllegalArgumentException("JSON has no value of this kind: " + node.getNodeType());
    }
  }

  private void object(JsonNode node) {
    List<String> names = new ArrayList<>(node.size());
    node.fieldNames().forEachRemaining(names::add);
    Collections.sort(names);
    char before = '{';
    for (String name : names) {
      out.append(before);
      quoted(name);
      out.append(':');
      write(node.get(name));
      before = ',';
    }
    out.append(names.isEmpty() ? "{}" : "}");
  }

  private void array(JsonNode node) {
    out.append('[');
    for (int i = 0; i < node.size(); i++) {
      if (i > 0) {
        out.append(',');
      }
      write(node.get(i));
    }
    out.append(']');
  }

  private void number(JsonNode node) {
    if (node.isIntegralNumber() && node.canConvertToLong()) {
      long value = node.longValue();
      if (value >= -EXACT && value <= EXACT) {
        out.append(value);
        return;
      }
      throw new IllegalArgumentException("A number is too large to be exact in JSON: " + value);
    }
    try {
      out.append(NumberToJSON.serializeNumber(node.doubleValue()));
    } catch (IOException e) {
      throw new IllegalArgumentException("JSON has no such number: " + node.asText(), e);
    }
  }

  private void quoted(String text) {
    out.append('"');
    int written = 0;
    for (int i = 0; i < text.length(); i++) {
      char next = text.charAt(i);
      if (next == '"' || next == '\\' || next < CONTROLS) {
        out.append(text, written, i);
        escaped(next);
        written = i + 1;
      } else if (Character.isSurrogate(next)) {
        i = pair(text, i);
      }
    }
    out.append(text, written, text.length()).append('"');
  }

  /** The index of the second half of a pair. */
  private static int pair(String text, int at) {
    boolean whole =
        Character.isHighSurrogate(text.charAt(at))
            && at + 1 < text.length()
            && Character.isLowSurrogate(text.charAt(at + 1));
    if (!whole) {
      throw new IllegalArgumentException("A text holds half a character at " + at);
    }
    return at + 1;
  }

  private void escaped(char next) {
    switch (next) {
      case '"', '\\' -> out.append('\\').append(next);
      case '\b' -> out.append("\\b");
      case '\t' -> out.append("\\t");
      case '\n' -> out.append("\\n");
      case '\f' -> out.append("\\f");
      case '\r' -> out.append("\\r");
      default -> out.append("\\u00").append(HEX[next >> 4]).append(HEX[next & 15]);
    }
  }
}
