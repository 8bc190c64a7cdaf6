package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
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

/**
 * What a line of JSON asks to resolve.
 *
 * @param id its name, or missing
 * @param language the language of the conversation
 * @param history the earlier turns, oldest first
 * @param question the turn to resolve, as it was said
 */
record ResolveRequest(JsonNode id, Language language, List<Past> history, String question) {
  private static final int MOST_TURNS = 2000;
  private static final int MOST_ROWS = 1000;

  /** An earlier turn, and the rows that it was answered with. */
  record Past(String said, List<ShownItem> rows) {}

  /**
   * Reads an object.
   *
   * @throws BadLine with a sentence where it cannot be used
   */
  static ResolveRequest read(JsonNode request, List<Language> languages) {
    if (!request.isObject()) {
      throw new BadLine("The line is JSON, but not an object with a question.");
    }
    String question = text(request, "question");
    Language language = language(request, languages);
    JsonNode history = request.path("history");
    if (!history.isMissingNode() && !history.isNull() && !history.isArray()) {
      throw new BadLine("history is not a list of turns.");
    }
    if (history.size() > MOST_TURNS) {
      throw new BadLine(
          "history has " + history.size() + " turns; at most " + MOST_TURNS + " are read.");
    }
    List<Past> turns = new ArrayList<>();
    for (JsonNode turn : history) {
      turns.add(new Past(text(turn, "question"), rows(turn.path("results"))));
    }
    return new ResolveRequest(request.path("id"), language, turns, question);
  }

  /** What completes a turn. */
  @FunctionalInterface
  interface Stages {
    /** One turn, in the language of the conversation unless its words say otherwise. */
    ResolvedTurn resolve(String said, DialogueState state, Language usual);
  }

  /** Goes through the conversation; gives its last turn. */
  ResolvedTurn resolve(TurnResolver resolver) {
    return resolve(resolver::resolve);
  }

  /** Goes through the conversation; gives its last turn. */
  ResolvedTurn resolve(Stages resolver) {
    DialogueState state = state(resolver);
    return resolver.resolve(Intake.clean(question), state, state.languageOr(language));
  }

  /** The state after the earlier turns. */
  DialogueState before(TurnResolver resolver) {
    return state(resolver::resolve);
  }

  private DialogueState state(Stages resolver) {
    DialogueState state = DialogueState.EMPTY;
    for (Past turn : history) {
      ResolvedTurn past =
          resolver.resolve(Intake.clean(turn.said()), state, state.languageOr(language));
      state = past.next(state, turn.rows());
    }
    return state;
  }

  private static Language language(JsonNode request, List<Language> languages) {
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
}
