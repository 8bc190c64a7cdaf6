package nl.vervolg.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import nl.vervolg.conversation.Intake;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkRequest;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.LinkSources;
import nl.vervolg.link.SchemaLinker;
import nl.vervolg.schema.Schema;
import nl.vervolg.session.SessionId;

/** Links the question of a line of JSON to the database that it names. */
final class LinkLine {
  private static final int MOST_TURNS = 2000;

  private final Map<String, Schema> databases = new TreeMap<>();
  private final Optional<String> usual;
  private final LinkSettings settings;
  private final LinkSources sources;
  private final LinkTrail trail;
  private final Map<String, SchemaLinker> linkers = new HashMap<>();
  private final Set<String> warnings = new LinkedHashSet<>();
  private int bad;
  private int asked;

  /** With the database of lines that name none. */
  LinkLine(
      List<Schema> databases,
      Optional<String> usual,
      LinkSettings settings,
      LinkSources sources,
      LinkTrail trail) {
    this.trail = trail;
    this.usual = usual;
    databases.forEach(each -> this.databases.put(each.name(), each));
    this.settings = settings;
    this.sources = sources;
  }

  /** Number of lines that could not be answered. */
  int bad() {
    return bad;
  }

  /** What the phases lacked, each once. */
  List<String> warnings() {
    return List.copyOf(warnings);
  }

  /** Number of questions that were linked, refused or given up. */
  int asked() {
    return asked;
  }

  /**
   * The answer to a line; a bad one becomes an object with an error.
   *
   * @param number of the line, from 1: what cannot be read has no other name
   */
  String answer(InputLine line, long number) {
    JsonNode id = TextNode.valueOf("");
    try {
      JsonNode request = request(line, number);
      id = request.path("id");
      return JsonLine.text(link(request));
    } catch (BadLine e) {
      bad++;
      return JsonLine.error(id, String.valueOf(e.getMessage()));
    }
  }

  private static JsonNode request(InputLine line, long number) {
    try {
      if (line.tooLong()) {
        throw new BadLine("The line is longer than " + InputLine.LONGEST + " bytes.");
      }
      JsonNode request =
          JsonLine.read(line.text().orElseThrow(() -> new BadLine("The line is not UTF-8.")));
      if (!request.isObject()) {
        throw new BadLine("The line is JSON, but not an object with a question.");
      }
      return request;
    } catch (BadLine e) {
      throw new BadLine("Line " + number + ": " + e.getMessage());
    }
  }

  /** The only database, which nobody has to name. */
  private Optional<String> only() {
    return Optional.of(databases.keySet())
        .filter(names -> names.size() == 1)
        .map(names -> names.iterator().next());
  }

  private ObjectNode link(JsonNode request) {
    String name =
        usual
            .or(this::only)
            .filter(each -> !request.hasNonNull("db_id"))
            .orElseGet(() -> text(request, "db_id"));
    String question = text(request, "question");
    Schema schema = databases.get(name);
    if (schema == null) {
      throw new BadLine(
          "No database (" + name + "). There are: " + String.join(", ", databases.keySet()) + ".");
    }
    SchemaLinker linker =
        linkers.computeIfAbsent(
            name, each -> new SchemaLinker(schema, settings, sources, System::nanoTime));
    LinkRequest asking = new LinkRequest(history(request), question, evidence(request));
    LinkOutcome outcome = trail.link(session(request), id(request), schema, linker, asking);
    asked++;
    if (outcome instanceof LinkOutcome.Linked) {
      outcome.phases().forEach(each -> LinkCommand.lack(each).ifPresent(warnings::add));
    }
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.set("id", JsonLine.named(request.path("id")));
    view.put("db_id", name);
    error(outcome)
        .ifPresent(
            error -> {
              bad++;
              view.put("error", error);
            });
    view.setAll(LinkView.json(outcome, false));
    return view;
  }

  /** Whose question it is, where that counts and the line tells. */
  private Optional<SessionId> session(JsonNode request) {
    if (!trail.records() || !request.hasNonNull("session")) {
      return Optional.empty();
    }
    try {
      return Optional.of(SessionId.of(text(request, "session")));
    } catch (IllegalArgumentException e) {
      throw new BadLine(String.valueOf(e.getMessage()).replace('\n', ' '));
    }
  }

  private static String id(JsonNode request) {
    JsonNode id = request.path("id");
    return id.isContainerNode() ? id.toString() : id.asText("");
  }

  /** Why nothing was linked. */
  private static Optional<String> error(LinkOutcome outcome) {
    if (outcome instanceof LinkOutcome.Linked) {
      return Optional.empty();
    }
    if (outcome instanceof LinkOutcome.Aborted aborted) {
      return Optional.of(
          "Phase %s has no result: %s"
              .formatted(aborted.failed().phase().code(), aborted.failed().failure().orElse("")));
    }
    return Optional.of(
        "The question is %s. %s"
            .formatted(
                outcome.question().outcome().words(),
                String.join(" ", outcome.question().reasons())));
  }

  /** The questions before it, as texts or as objects with a question. */
  private static List<String> history(JsonNode request) {
    JsonNode history = request.path("history");
    if (!history.isMissingNode() && !history.isNull() && !history.isArray()) {
      throw new BadLine("history is not a list of questions.");
    }
    if (history.size() > MOST_TURNS) {
      throw new BadLine(
          "history has " + history.size() + " questions; at most " + MOST_TURNS + " are read.");
    }
    List<String> questions = new ArrayList<>();
    for (JsonNode turn : history) {
      JsonNode question = turn.isObject() ? turn.path("question") : turn;
      if (!question.isTextual() || question.textValue().length() > Intake.LONGEST) {
        throw new BadLine(
            "history has a turn that is no text of at most " + Intake.LONGEST + " characters.");
      }
      questions.add(question.textValue());
    }
    return questions;
  }

  /** What is known beside the question; nothing where the line has none. */
  private static String evidence(JsonNode request) {
    JsonNode evidence = request.path("evidence");
    if (evidence.isMissingNode() || evidence.isNull()) {
      return "";
    }
    if (!evidence.isTextual()) {
      throw new BadLine("evidence is no text; write what is known as one text.");
    }
    return evidence.textValue();
  }

  private static String text(JsonNode request, String member) {
    JsonNode text = request.path(member);
    if (!text.isTextual() || text.textValue().isBlank()) {
      throw new BadLine("The line has no " + member + ", which is a text.");
    }
    return text.textValue();
  }
}
