package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.problem.Counted;

/** Parts of the record of a linked question, as text. */
final class LinkText {
  private LinkText() {}

  /** What a phase found; missing where it found nothing. */
  static JsonNode result(JsonNode link, String phase) {
    for (JsonNode each : link.path("phases")) {
      if (each.path("phase").asText().equals(phase)) {
        return each.path("result");
      }
    }
    return MissingNode.getInstance();
  }

  /** Texts with something between them. */
  static String joined(JsonNode texts, String between) {
    List<String> all = new ArrayList<>();
    texts.forEach(text -> all.add(text.asText()));
    return String.join(between, all);
  }

  /** A text or a number as it is, a list with commas. */
  static String value(JsonNode value) {
    return value.isArray() ? joined(value, ", ") : value.asText();
  }

  /** What came of a phase: why it failed, or what it found, by which vectors, and what it lacks. */
  static String what(JsonNode phase) {
    if (phase.has("failure")) {
      return phase.path("failure").asText();
    }
    String model = phase.path("model").asText();
    String by = model.isEmpty() ? "" : " (with vectors of " + model + ")";
    return (inShort(phase) + by + " " + phase.path("warning").asText()).strip();
  }

  private static String inShort(JsonNode phase) {
    JsonNode result = phase.path("result");
    return switch (phase.path("phase").asText()) {
      case "follow_up" -> completed(result);
      case "validation" -> result.path("outcome").asText();
      case "keywords" -> counted(result.path("keywords"), "keyword");
      case "evidence" -> counted(result.path("facts"), "fact");
      case "examples" -> counted(result.path("examples"), "example");
      case "values" -> counted(result.path("values"), "value");
      case "synonyms" -> counted(result.path("stems"), "word");
      case "columns" -> counted(result.path("all").asLong(), "column");
      case "strategy" -> result.path("strategy").asText();
      case "schema" -> counted(result.path("columns"), "column");
      case "text" -> counted(result.path("characters").asLong(), "character");
      default -> "";
    };
  }

  private static String completed(JsonNode result) {
    String question = result.path("question").asText();
    String rules = joined(result.path("rules"), ", ");
    return question + (rules.isEmpty() ? "" : " (by " + rules + ")");
  }

  private static String counted(JsonNode all, String thing) {
    return counted(all.size(), thing);
  }

  /** Nothing where there is none: most phases of most questions find nothing. */
  private static String counted(long number, String thing) {
    return number == 0 ? "" : Counted.of(number, thing);
  }
}
