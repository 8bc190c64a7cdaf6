package nl.vervolg.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import nl.vervolg.audit.TrailRecord;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.Unreadable;
import nl.vervolg.problem.Counted;
import nl.vervolg.report.Page.Section;
import nl.vervolg.report.Page.Sentence;
import nl.vervolg.report.Page.Table;

/** Counts what was decided in a period. What it holds does not grow with the number of turns. */
final class TrailSummary {
  private static final String TURNS = "Turns";

  private final Tally days = new Tally();
  private final Tally outcomes = new Tally();
  private final Tally patterns = new Tally();
  private final Tally languages = new Tally();
  private final Tally rules = new Tally();
  private final Tally versions = new Tally();
  private final Tally others = new Tally();
  private final Tally links = new Tally();
  private final Map<String, ModelCall> models = new TreeMap<>();
  private final Tally calls = new Tally();
  private long turns;
  private final Tally unreadable = new Tally();
  private long closed;
  private long linked;

  /** A turn of the period. */
  void turn(KeptTurn turn) {
    turns++;
    days.add(Period.day(turn.record().time()).toString());
    turn.content().ifPresent(this::content);
    turn.unreadable().ifPresent(this::closed);
  }

  /** A question that was linked; where it cannot be read, why. */
  void link(KeptTurn link) {
    linked++;
    links.add(
        link.unreadable()
            .map(why -> "cannot be read: " + why.sentence())
            .orElseGet(() -> TurnColumn.OUTCOME.of(link)));
  }

  private void closed(Unreadable why) {
    closed++;
    unreadable.add(why.sentence());
  }

  /** A record that is no turn. */
  void other(TrailRecord record) {
    others.add(what(record));
  }

  /** What a record tells, as a part of a sentence. */
  static String what(TrailRecord record) {
    return switch (record.kind()) {
      case ENDED -> "a conversation was ended";
      case ERASED -> "conversations were erased";
      case RETIRED -> "old records were taken away as planned";
      case REPAIRED ->
          record.data().has("problems")
              ? "it was told what is wrong with records before"
              : "what a crash had cut off was set aside";
      case TURN -> "a turn was answered";
      case LINK -> "a question was linked";
    };
  }

  private void content(JsonNode turn) {
    JsonNode decision = turn.path("decision");
    outcomes.add(decision.path("outcome").asText());
    patterns.add(decision.path("pattern").asText());
    languages.add(turn.path("language").asText());
    Set<String> fired = new HashSet<>();
    for (JsonNode each : decision.path("fired")) {
      String rule = each.path("rule").asText();
      if (fired.add(rule)) {
        rules.add(rule + ": " + each.path("name").asText());
      }
    }
    JsonNode version = turn.path("version");
    List<String> parts = new ArrayList<>();
    version.properties().forEach(part -> parts.add(part.getKey() + " " + part.getValue().asText()));
    versions.add(String.join("\n", parts));
    for (ModelCall call : ModelCall.of(turn)) {
      String name = (call.provider() + " " + call.model()).strip();
      calls.add(name);
      models.merge(name, call, ModelCall::plus);
    }
  }

  long links() {
    return linked;
  }

  long turns() {
    return turns;
  }

  /** The counts. */
  List<Section> sections() {
    long asked = outcomes.count("ambiguous") + outcomes.count("unresolved");
    return List.of(
        Section.of(
            "In short",
            Table.pairs(
                TURNS,
                "What",
                TURNS,
                List.of(
                    "Turns in the period", String.valueOf(turns),
                    "Asked back, because several things could be meant",
                        String.valueOf(outcomes.count("ambiguous")),
                    "Asked back, because it was not understood",
                        String.valueOf(outcomes.count("unresolved")),
                    "Asked back together", String.valueOf(asked),
                    "Cannot be read", String.valueOf(closed)))),
        Section.of("What cannot be read", table("Turns by reason", "Reason", unreadable.byCount())),
        Section.of("By day", table("Turns of each day (UTC)", "Day", days.byName())),
        Section.of("By outcome", table("Turns by outcome", "Outcome", outcomes.byCount())),
        Section.of("By pattern", table("Turns by pattern", "Pattern", patterns.byCount())),
        Section.of("By language", table("Turns by language", "Language", languages.byCount())),
        Section.of(
            "Decisions by rule",
            new Sentence("In how many turns each rule fired. In a turn, several rules fire."),
            table("Turns by rule", "Rule", rules.byCount())),
        model(),
        Section.of(
            "Versions that decided",
            table("Turns by version of the product and digests", "Version", versions.byCount())),
        linked(),
        Section.of("Other records of the period", table("Records", "What", others.byCount())));
  }

  private Section linked() {
    return Section.of(
        "Linked questions",
        new Sentence(
            linked == 0
                ? ""
                : Counted.of(linked, "question was", "questions were")
                    + " linked to a schema; they are no turns and not among the counts above."),
        new Table("Linked questions by outcome", List.of("Outcome", "Questions"), links.byCount()));
  }

  private Section model() {
    List<List<String>> rows = new ArrayList<>();
    models.forEach(
        (name, all) ->
            rows.add(
                List.of(
                    name.isEmpty() ? "(no name)" : name,
                    String.valueOf(calls.count(name)),
                    String.valueOf(all.in()),
                    String.valueOf(all.out()),
                    all.cost().toPlainString())));
    return Section.of(
        "Language model",
        new Sentence(rows.isEmpty() ? "No language model was asked in this period." : ""),
        new Table(
            "Calls and cost", List.of("Model", "Calls", "Tokens in", "Tokens out", "Cost"), rows));
  }

  private static Table table(String caption, String name, List<List<String>> rows) {
    return new Table(caption, List.of(name, TURNS), rows);
  }
}
