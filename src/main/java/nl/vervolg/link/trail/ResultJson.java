package nl.vervolg.link.trail;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import nl.vervolg.audit.Digest;
import nl.vervolg.link.FollowUps;
import nl.vervolg.link.LinkedSchema;
import nl.vervolg.link.PhaseResult;
import nl.vervolg.link.Strategy;
import nl.vervolg.link.ValidatedQuestion;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.value.ValueHit;

/** What a phase found, as JSON. */
final class ResultJson {
  /** A schema of more characters is not kept itself, only its digest. */
  static final int SMALL = 4000;

  private static final double THOUSAND = 1000;
  private static final String QUESTION = "question";
  private static final String COLUMNS = "columns";
  private static final String TEXT = "text";

  private ResultJson() {}

  static ObjectNode of(PhaseResult result) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    if (result instanceof PhaseResult.Completed completed) {
      completed(node, completed.question());
    } else if (result instanceof PhaseResult.Validated validated) {
      validated(node, validated.question());
    } else if (result instanceof PhaseResult.Extracted extracted) {
      KeywordsJson.put(node, extracted.keywords());
    } else if (result instanceof PhaseResult.Told told) {
      texts(node.putArray("facts"), told.facts().stream().map(Evidence::text).toList());
    } else if (result instanceof PhaseResult.Alike alike) {
      examples(node.putArray("examples"), alike.examples());
    } else if (result instanceof PhaseResult.Named named) {
      values(node.putArray("values"), named.values());
    } else if (result instanceof PhaseResult.Related related) {
      ObjectNode stems = node.putObject("stems");
      related.stems().forEach((stem, share) -> stems.put(stem, rounded(share)));
    } else if (result instanceof PhaseResult.Ranked ranked) {
      columns(node.putArray("best"), ranked.best());
      node.put("all", ranked.all());
    } else if (result instanceof PhaseResult.Decided decided) {
      decided(node, decided.decision());
    } else if (result instanceof PhaseResult.Cut cut) {
      cut(node, cut.schema());
    } else if (result instanceof PhaseResult.Written written) {
      written(node, written.text());
    }
    return node;
  }

  private static void completed(ObjectNode node, FollowUps.Completion completion) {
    node.put(QUESTION, completion.question());
    beside(node, completion.beside());
    texts(node.putArray("rules"), completion.rules());
    completion
        .declined()
        .ifPresent(kind -> node.put("declined", kind.name().toLowerCase(Locale.ROOT)));
  }

  private static void beside(ObjectNode node, List<String> questions) {
    if (!questions.isEmpty()) {
      texts(node.putArray("beside"), questions);
    }
  }

  private static void validated(ObjectNode node, ValidatedQuestion question) {
    node.put("original", question.original())
        .put("language", question.language().code())
        .put("outcome", question.outcome().code());
    question.completed().ifPresent(text -> node.put("completed", text));
    beside(node, question.beside());
    question.translated().ifPresent(text -> node.put("translated", text));
    texts(node.putArray("reasons"), question.reasons());
  }

  private static void examples(ArrayNode all, List<QueryExample> examples) {
    for (QueryExample example : examples) {
      all.addObject().put(QUESTION, example.question()).put("query", example.query());
    }
  }

  private static void values(ArrayNode all, List<ValueHit> hits) {
    for (ValueHit hit : hits) {
      ObjectNode value =
          all.addObject()
              .put("value", hit.value())
              .put("how", hit.how().code())
              .put("score", rounded(hit.score()))
              .put("said", hit.said());
      columns(value.putArray(COLUMNS), hit.columns());
    }
  }

  private static void decided(ObjectNode node, Strategy.Decision decision) {
    node.put("strategy", decision.strategy().code())
        .put(COLUMNS, decision.columns())
        .put("tokens", decision.tokens())
        .put("reason", decision.reason());
  }

  /** The columns that fit, and how many of all are handed over. */
  private static void cut(ObjectNode node, LinkedSchema schema) {
    List<ColumnName> kept =
        schema.part().tables().stream()
            .flatMap(
                table ->
                    table.columns().stream()
                        .map(column -> new ColumnName(table.name(), column.name())))
            .toList();
    columns(node.putArray(COLUMNS), kept);
    node.put("handed_over", schema.used().size());
  }

  private static void written(ObjectNode node, String text) {
    node.put("digest", Digest.of(text)).put("characters", text.length());
    if (text.length() <= SMALL) {
      node.put(TEXT, text);
    }
  }

  private static void columns(ArrayNode all, List<ColumnName> columns) {
    columns.forEach(column -> all.add(column.toString()));
  }

  private static void texts(ArrayNode all, List<String> texts) {
    texts.forEach(all::add);
  }

  /** The last bits of a number may differ from one Java to another. */
  private static double rounded(double number) {
    return Math.round(number * THOUSAND) / THOUSAND;
  }
}
