package nl.vervolg.link.trail;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkRequest;
import nl.vervolg.link.LinkSettings;
import nl.vervolg.link.Phase;
import nl.vervolg.link.PhaseReport;
import nl.vervolg.link.ValidatedQuestion;

/**
 * What the trail keeps of a question that was linked: what was asked, what each phase found, what
 * came of it, and digests of what it was linked with. How long phases took is not in it, so that
 * the same question, linked with the same, gives the same bytes.
 */
public final class LinkRecord {
  /** Rises when the form changes. */
  private static final int FORMAT = 1;

  private LinkRecord() {}

  /**
   * What was asked.
   *
   * @param session names whose questions they are
   * @param number of the question, from 1
   * @param id what the caller calls it; can be empty
   * @param database that was asked
   */
  public record Asked(
      String session, int number, String id, String database, LinkRequest request) {}

  /**
   * What it was linked with.
   *
   * @param version of the program and digests (SHA-256) of all that was read, by their names
   */
  public record Means(LinkSettings settings, SortedMap<String, String> version) {}

  /** The record of a question. */
  public static ObjectNode of(Asked asked, LinkOutcome outcome, Means means) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.put("format", FORMAT).put("session", asked.session()).put("turn", asked.number());
    if (!asked.id().isEmpty()) {
      node.put("id", asked.id());
    }
    node.put("said", asked.request().question())
        .put("language", outcome.question().language().code());
    ArrayNode history = node.putArray("history");
    asked.request().history().forEach(history::add);
    node.put("evidence", asked.request().evidence())
        .put("database", asked.database())
        .put("outcome", code(outcome));
    ArrayNode reasons = node.putArray("reasons");
    reasons(outcome).forEach(reasons::add);
    if (outcome.question().outcome() == ValidatedQuestion.Outcome.VALID) {
      node.putObject("asked").put("question", outcome.question().submitted());
    }
    phases(node.putArray("phases"), outcome);
    settings(node.putObject("settings"), means.settings());
    ObjectNode version = node.putObject("version");
    means.version().forEach(version::put);
    return WholeText.of(node);
  }

  private static String code(LinkOutcome outcome) {
    if (outcome instanceof LinkOutcome.Linked) {
      return "linked";
    }
    return outcome instanceof LinkOutcome.Refused ? "refused" : "aborted";
  }

  private static Stream<String> reasons(LinkOutcome outcome) {
    Stream<String> failed =
        outcome instanceof LinkOutcome.Aborted aborted
            ? Stream.of(
                "Phase %s has no result: %s"
                    .formatted(
                        aborted.failed().phase().code(), aborted.failed().failure().orElse("")))
            : Stream.empty();
    // What was never validated has no reasons of its own.
    Stream<String> said =
        outcome instanceof LinkOutcome.Aborted aborted
                && aborted.failed().phase() == Phase.VALIDATION
            ? Stream.empty()
            : outcome.question().reasons().stream();
    return Stream.concat(failed, said);
  }

  /** All phases, also those that did not run. */
  private static void phases(ArrayNode all, LinkOutcome outcome) {
    Map<Phase, PhaseReport> ran =
        outcome.phases().stream()
            .collect(Collectors.toMap(PhaseReport::phase, each -> each, (first, second) -> second));
    for (Phase phase : Phase.values()) {
      ObjectNode node = all.addObject().put("phase", phase.code());
      Optional<PhaseReport> report = Optional.ofNullable(ran.get(phase));
      node.put("state", report.map(LinkRecord::state).orElse("not_run"));
      report.flatMap(PhaseReport::failure).ifPresent(why -> node.put("failure", why));
      report.flatMap(PhaseReport::model).ifPresent(name -> node.put("model", name));
      report.flatMap(PhaseReport::warning).ifPresent(what -> node.put("warning", what));
      report
          .flatMap(PhaseReport::result)
          .ifPresent(result -> node.set("result", ResultJson.of(result)));
    }
  }

  private static String state(PhaseReport report) {
    return report.failure().isPresent() ? "failed" : "done";
  }

  private static void settings(ObjectNode node, LinkSettings settings) {
    node.put("keep", settings.keep())
        .put("most_columns", settings.mostColumns())
        .put("window", settings.window())
        .put("most_usage", settings.mostUsage())
        .put("dialect", settings.dialect().name().toLowerCase(Locale.ROOT));
  }
}
