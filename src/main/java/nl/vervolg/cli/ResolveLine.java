package nl.vervolg.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.understand.Tokenizer;

/** Resolves one line of JSON: a history and a question. */
final class ResolveLine {
  private static final int MOST_TURNS = 2000;
  private static final int MOST_ROWS = 1000;

  private final ObjectMapper json =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);
  private final TurnResolver resolver;
  private final TurnView view;
  private final List<Language> languages;

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
    } catch (IllegalStateException e) {
      return error(id, "The line cannot be resolved: " + e.getMessage());
    }
  }

  /** The answer to a line that cannot be read. */
  String error(String what) {
    return error(TextNode.valueOf(""), what);
  }

  private static String error(JsonNode id, String what) {
    ObjectNode error = JsonNodeFactory.instance.objectNode();
    error.set("id", id.isMissingNode() ? TextNode.valueOf("") : id);
    error.put("error", what);
    return error.toString();
  }

  private ObjectNode resolve(JsonNode request) {
    if (!request.isObject()) {
      throw new BadLine("The line is JSON, but not an object with a question.");
    }
    String question = text(request, "question");
    Language language = language(request);
    DialogueState state = DialogueState.EMPTY;
    JsonNode history = request.path("history");
    if (!history.isMissingNode() && !history.isNull() && !history.isArray()) {
      throw new BadLine("history is not a list of turns.");
    }
    if (history.size() > MOST_TURNS) {
      throw new BadLine(
          "history has " + history.size() + " turns; at most " + MOST_TURNS + " are read.");
    }
    for (JsonNode turn : history) {
      ResolvedTurn past =
          resolver.resolve(Intake.clean(text(turn, "question")), state, state.languageOr(language));
      state = past.next(state, rows(turn.path("results")));
    }
    return view.of(
        request.path("id"),
        question,
        resolver.resolve(Intake.clean(question), state, state.languageOr(language)));
  }

  private Language language(JsonNode request) {
    JsonNode code = request.path("language");
    if (code.isMissingNode() || code.isNull()) {
      return languages.get(0);
    }
    Optional<Language> known =
        languages.stream().filter(language -> language.code().equals(code.asText())).findFirst();
    return known.orElseThrow(
        () -> new BadLine("language (" + code.asText() + ") is none of " + languages + "."));
  }

  private static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    if (!value.isTextual()) {
      throw new BadLine(field + " is missing or not a text.");
    }
    if (value.asText().length() > Intake.LONGEST) {
      throw new BadLine(
          field
              + " has "
              + value.asText().length()
              + " characters; at most "
              + Intake.LONGEST
              + " are read.");
    }
    return value.asText();
  }

  private static List<ShownItem> rows(JsonNode results) {
    List<ShownItem> rows = new ArrayList<>();
    boolean none = results.isMissingNode() || results.isNull();
    if (!none && !results.isArray()) {
      throw new BadLine("results is not a list of rows.");
    }
    if (results.size() > MOST_ROWS) {
      throw new BadLine(
          "results has " + results.size() + " rows; at most " + MOST_ROWS + " are read.");
    }
    for (JsonNode row : results) {
      String name = Intake.clean(row.path("name").asText(""));
      String key = row.path("slug").asText("");
      if (name.length() > Intake.LONGEST) {
        throw new BadLine(
            "A name in results has "
                + name.length()
                + " characters; at most "
                + Intake.LONGEST
                + " are read.");
      }
      if (key.isEmpty() && slug(name).isEmpty()) {
        throw new BadLine("A row of results has neither name nor slug.");
      }
      rows.add(
          new ShownItem(
              name.isEmpty() ? key : name,
              key.isEmpty() ? slug(name) : key,
              row.path("type").asText(""),
              row.path("iri").asText(""),
              Tokenizer.words(name)));
    }
    return rows;
  }

  /** A key for a row that has none. */
  private static String slug(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFD).replaceAll("\\p{M}", "");
    return plain
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]+", "-")
        .replaceAll("^-|-$", "");
  }

  /** What is wrong with a line. */
  private static final class BadLine extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadLine(String what) {
      super(what);
    }
  }
}
