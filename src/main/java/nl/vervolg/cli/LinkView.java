package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import nl.vervolg.keyword.Keyword;
import nl.vervolg.link.LinkOutcome;
import nl.vervolg.link.LinkOutcome.Linked;
import nl.vervolg.link.LinkedSchema;
import nl.vervolg.link.PhaseReport;
import nl.vervolg.link.ValidatedQuestion;
import nl.vervolg.link.trail.KeywordsJson;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.value.ValueHit;

/** What came of linking, for people and as JSON. */
final class LinkView {
  /** Phrases are made of words, so people need not see both. */
  private static final Set<Keyword.Kind> SHOWN =
      EnumSet.complementOf(EnumSet.of(Keyword.Kind.PHRASE));

  private static final double THOUSAND = 1000;

  private LinkView() {}

  /**
   * All of it as JSON.
   *
   * @param timed whether phases tell how long they took, which is another time each time
   */
  static ObjectNode json(LinkOutcome outcome, boolean timed) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    question(view.putObject("question"), outcome.question());
    if (outcome instanceof Linked linked) {
      KeywordsJson.put(view, linked.keywords());
      ArrayNode evidence = view.putArray("evidence");
      linked.evidence().forEach(each -> evidence.add(each.text()));
      ArrayNode examples = view.putArray("examples");
      for (QueryExample example : linked.examples()) {
        examples.addObject().put("question", example.question()).put("query", example.query());
      }
      values(view, linked.values());
      view.setAll(columns(linked.schema()));
      view.put("reason", linked.schema().decision().reason());
      view.put("mschema", linked.text());
    }
    ArrayNode phases = view.putArray("phases");
    for (PhaseReport report : outcome.phases()) {
      ObjectNode phase = phases.addObject().put("phase", report.phase().code());
      if (timed) {
        phase.put("microseconds", TimeUnit.NANOSECONDS.toMicros(report.nanos()));
      }
      report.failure().ifPresent(failure -> phase.put("failure", failure));
      report.model().ifPresent(model -> phase.put("model", model));
      report.warning().ifPresent(warning -> phase.put("warning", warning));
    }
    return view;
  }

  private static void question(ObjectNode view, ValidatedQuestion question) {
    view.put("original", question.original());
    question.completed().ifPresent(text -> view.put("completed", text));
    if (!question.beside().isEmpty()) {
      question.beside().forEach(view.putArray("beside")::add);
    }
    question.translated().ifPresent(text -> view.put("translated", text));
    view.put("language", question.language().code());
    view.put("outcome", question.outcome().code());
    ArrayNode reasons = view.putArray("reasons");
    question.reasons().forEach(reasons::add);
  }

  /** Adds the values that were found, best first. */
  private static void values(ObjectNode view, List<ValueHit> hits) {
    ArrayNode values = view.putArray("values");
    for (ValueHit hit : hits) {
      ObjectNode value =
          values
              .addObject()
              .put("value", hit.value())
              .put("how", hit.how().code())
              .put("score", Math.round(hit.score() * THOUSAND) / THOUSAND)
              .put("said", hit.said());
      ArrayNode columns = value.putArray("columns");
      hit.columns().forEach(column -> columns.add(column.toString()));
    }
  }

  /** The columns, tables and strategy. */
  private static ObjectNode columns(LinkedSchema linked) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    ArrayNode columns = view.putArray("columns");
    names(linked.part()).forEach(columns::add);
    ArrayNode tables = view.putArray("tables");
    linked.part().tables().forEach(table -> tables.add(table.name()));
    return view.put("strategy", linked.decision().strategy().code())
        .put("tokens", linked.decision().tokens());
  }

  /** The columns with their tables, in the order of the schema. */
  private static List<String> names(Schema schema) {
    return schema.tables().stream()
        .flatMap(
            table -> table.columns().stream().map(column -> table.name() + "." + column.name()))
        .toList();
  }

  /** Each phase in a line or some, and then the schema that is used. */
  static void print(Linked linked, PrintWriter out) {
    ValidatedQuestion question = linked.question();
    String asked = question.completed().orElse(question.original());
    line(out, "Question", asked + " (" + question.language() + ")");
    question.beside().forEach(before -> line(out, "Before", before));
    question.translated().ifPresent(text -> line(out, "Looked up", text));
    question.reasons().forEach(reason -> line(out, "", reason));
    line(
        out,
        "Keywords",
        linked.keywords().all().stream()
            .filter(keyword -> SHOWN.contains(keyword.kind()))
            .map(
                keyword ->
                    keyword.kind() == Keyword.Kind.WORD
                        ? keyword.text()
                        : keyword.text() + " (" + keyword.kind().code() + ")")
            .collect(Collectors.joining(", ")));
    linked.evidence().forEach(each -> line(out, "Evidence", each.text()));
    linked
        .examples()
        .forEach(each -> line(out, "Example", each.question() + " -> " + each.query()));
    linked.phases().stream()
        .flatMap(report -> report.model().stream())
        .distinct()
        .forEach(model -> line(out, "Vectors", "of " + model));
    for (ValueHit hit : linked.values()) {
      String columns =
          hit.columns().stream().map(ColumnName::toString).collect(Collectors.joining(", "));
      line(out, "Value", hit.value() + " (" + hit.how().code() + ") of " + columns);
    }
    line(out, "Columns", String.join(", ", names(linked.schema().part())));
    line(out, "Strategy", linked.schema().decision().reason());
    line(out, "Took", took(linked.phases()));
    out.println();
    out.println(linked.text().stripTrailing());
  }

  private static void line(PrintWriter out, String name, String text) {
    out.printf(Locale.ROOT, "%-10s%s%n", name, DrawnText.line(text));
  }

  private static String took(List<PhaseReport> phases) {
    return phases.stream()
        .map(
            report ->
                "%s %.1f ms"
                    .formatted(
                        report.phase().code(),
                        report.nanos() / (double) TimeUnit.MILLISECONDS.toNanos(1)))
        .collect(Collectors.joining(", "));
  }
}
