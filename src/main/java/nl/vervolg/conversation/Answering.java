package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import nl.vervolg.answer.Answer;
import nl.vervolg.answer.AnswerRenderer;
import nl.vervolg.answer.Findings;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.match.Match;
import nl.vervolg.match.NoTemplate;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.query.Cell;
import nl.vervolg.query.QueryEngine;
import nl.vervolg.query.QueryFailed;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.QueryOutcome;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.lucene.KeywordSearch;
import nl.vervolg.resolve.Resolution;

/** Stages 4 to 6: from a complete question to an answer. Thread-safe. */
final class Answering {
  /** Rows that a keyword search offers. */
  private static final QueryLimits RETRIEVAL = new QueryLimits(10, 2_000, 1_000_000);

  private final TemplateCatalog templates;
  private final QueryEngine engine;
  private final KeywordSearch search;
  private final AnswerRenderer renderer;
  private final Labels labels;

  Answering(TemplateCatalog templates, QueryEngine engine, KeywordSearch search, Labels labels) {
    this.templates = templates;
    this.engine = engine;
    this.search = search;
    this.renderer = AnswerRenderer.of(templates, labels);
    this.labels = labels;
  }

  /**
   * What came of a question.
   *
   * @param text for the user
   * @param answer none where the question could not be answered
   * @param pointable rows that later turns can point at
   */
  record Outcome(
      String text,
      Optional<Answer> answer,
      String template,
      String query,
      boolean retrieval,
      List<ShownItem> pointable) {}

  Outcome answer(Question question, Resolution resolution) {
    Match match = templates.match(question);
    if (match instanceof NoTemplate none) {
      return unanswered(renderer.render(none, question.language()), "", "");
    }
    TemplateMatch template = (TemplateMatch) match;
    QueryOutcome found = engine.run(template, QueryLimits.DEFAULT);
    if (found instanceof QueryFailed failure) {
      return unanswered(
          renderer.render(failure, question.language()),
          template.template().value(),
          failure.query());
    }
    ResultTable table =
        question.act() == Act.COUNT ? counted(question, (ResultTable) found) : (ResultTable) found;
    boolean retrieval = table.total() == 0;
    ResultTable shown = retrieval ? search.search(keywords(question), RETRIEVAL) : table;
    Answer answer =
        renderer.render(
            findings(question, resolution, template, shown, retrieval), before(resolution));
    List<ShownItem> pointable = retrieval ? List.of() : answer.shown();
    Answer honest = retrieval ? answer.counting(0) : answer;
    return new Outcome(
        answer.text(),
        Optional.of(honest),
        template.template().value(),
        table.query(),
        retrieval,
        pointable);
  }

  /** The number of things of the question before, where the answer is to be set against it. */
  private OptionalLong before(Resolution resolution) {
    boolean compares =
        resolution instanceof Resolution.Resolved resolved
            && resolved.edits().stream().anyMatch(edit -> edit.op() == EditOp.COMPARE);
    if (!compares) {
      return OptionalLong.empty();
    }
    Question base = ((Resolution.Resolved) resolution).base().question();
    Question counted = new Question(Act.COUNT, base.slots(), base.language(), base.form());
    return templates.match(counted) instanceof TemplateMatch match
            && engine.run(match, QueryLimits.DEFAULT) instanceof ResultTable table
        ? OptionalLong.of(table.total())
        : OptionalLong.empty();
  }

  private Findings findings(
      Question question,
      Resolution resolution,
      TemplateMatch template,
      ResultTable shown,
      boolean retrieval) {
    List<String> items =
        shown.rows().stream()
            .map(row -> shown.cell(row, "item"))
            .map(Cell::text)
            .distinct()
            .toList();
    return new Findings(
        question,
        template.template(),
        shown,
        inherited(resolution, question.language()),
        engine.cite(items),
        retrieval);
  }

  /** A count comes with the things that were counted, so that later turns can point at them. */
  private ResultTable counted(Question question, ResultTable count) {
    Match list =
        templates.match(
            new Question(Act.LIST, question.slots(), question.language(), question.form()));
    boolean listed = count.total() > 0 && list instanceof TemplateMatch;
    QueryOutcome rows = listed ? engine.run((TemplateMatch) list, QueryLimits.DEFAULT) : count;
    return rows instanceof ResultTable table
        ? new ResultTable(
            table.columns(), table.rows(), count.total(), table.truncated(), count.query())
        : count;
  }

  private static Outcome unanswered(String text, String template, String query) {
    return new Outcome(text, Optional.empty(), template, query, false, List.of());
  }

  /** The words of the question's conditions, for a search by words. */
  private String keywords(Question question) {
    return question.slots().stream()
        .filter(
            slot ->
                slot.role() != Role.POLARITY
                    && slot.role() != Role.ORDER
                    && slot.role() != Role.PROPERTY)
        .map(slot -> labels.label(slot, question.language(), GrammaticalNumber.SINGULAR))
        .collect(Collectors.joining(" "));
  }

  private List<Findings.Inherited> inherited(Resolution resolution, Language language) {
    if (!(resolution instanceof Resolution.Resolved resolved)) {
      return List.of();
    }
    return resolved.inherited().stream()
        .filter(slot -> slot.role() != Role.POLARITY)
        .map(slot -> new Findings.Inherited(slot, label(slot, language)))
        .toList();
  }

  private String label(Slot slot, Language language) {
    return labels.label(slot, language, GrammaticalNumber.SINGULAR);
  }
}
