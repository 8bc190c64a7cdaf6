package nl.vervolg.link;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.KeywordExtraction;
import nl.vervolg.keyword.Keywords;
import nl.vervolg.keyword.QuestionLanguage;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.Retrieved;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.value.ValueFinder;
import nl.vervolg.value.ValueHit;

/**
 * Links questions to the columns of one schema, phase by phase (seed on schema linking). Safe for
 * many threads.
 */
public final class SchemaLinker {
  /** The language of a schema whose words do not tell it. */
  private static final Language USUAL = new Language("en");

  private static final int MOST_EVIDENCE = 3;
  private static final int MOST_EXAMPLES = 5;
  private static final int MOST_VALUES = 10;

  /** What a word that was said long before counts beside one of the question. */
  private static final double OLDER = 0.6;

  private static final String NOTHING_TOLD =
      "No word of the question is one of the schema, of what is told of it or of its values: nothing tells which columns it needs, so they stand in the order of the schema.";

  private final Schema schema;
  private final LinkSettings settings;
  private final LinkSources sources;
  private final LongSupplier nanoTime;
  private final FollowUps followUps;
  private final QuestionValidation validation;
  private final SchemaWords words;
  private final ColumnIndex index;
  private final NearColumns nearColumns;
  private final RelatedWords synonyms;
  private final SchemaTokens tokens;

  /**
   * The linker of a schema.
   *
   * @param nanoTime tells how long phases take; nothing else depends on it
   * @throws IllegalArgumentException where it has no table
   */
  public SchemaLinker(
      Schema schema, LinkSettings settings, LinkSources sources, LongSupplier nanoTime) {
    this.schema = schema;
    this.settings = settings;
    this.sources = sources;
    this.nanoTime = nanoTime;
    String told = told(schema);
    Language language = QuestionLanguage.of(told, QuestionLanguage.ofNames(named(schema), USUAL));
    this.validation = new QuestionValidation(sources.glossary(), language);
    this.followUps =
        sources
            .followUps()
            .of(schema, language, Optional.ofNullable(sources.values().get(schema.name())));
    this.words = new SchemaWords(language);
    this.index = new ColumnIndex(schema, words);
    this.nearColumns = NearColumns.of(schema, index, sources.vectors());
    this.synonyms = new RelatedWords(index, words, sources.thesaurus());
    this.tokens = new SchemaTokens(schema, settings.dialect());
  }

  /** The names of a schema that nobody wrote about. */
  private static String named(Schema schema) {
    return schema.tables().stream()
        .flatMap(
            table ->
                Stream.concat(
                    Stream.of(table.label()), table.columns().stream().map(Column::label)))
        .collect(Collectors.joining(" "));
  }

  /** What people wrote about a schema. */
  private static String told(Schema schema) {
    return schema.tables().stream()
        .flatMap(
            table ->
                Stream.concat(
                    Stream.of(table.about()),
                    table.columns().stream().map(Column::about).map(Column.About::text)))
        .collect(Collectors.joining(" "));
  }

  /** Finds the part of the schema that a question needs, as far as its words tell. */
  public LinkOutcome link(LinkRequest request) {
    Phases phases = new Phases(nanoTime);
    ValidatedQuestion question = ValidatedQuestion.unread(request.question(), USUAL);
    try {
      FollowUps.Completion completion = completion(request, phases);
      question =
          phases.vital(
              Phase.VALIDATION,
              PhaseResult.Validated::new,
              () -> validation.validate(request.question(), completion));
      return question.outcome() == ValidatedQuestion.Outcome.VALID
          ? link(question, request.evidence(), phases)
          : new LinkOutcome.Refused(question, phases.reports());
    } catch (Phases.Failed e) {
      return new LinkOutcome.Aborted(question, e.report(), phases.reports());
    }
  }

  private FollowUps.Completion completion(LinkRequest request, Phases phases) {
    List<String> before = request.history();
    if (QuestionValidation.tooLong(DrawnText.said(request.question()))) {
      return FollowUps.Completion.open(before, request.question());
    }
    return phases.tried(
        Phase.FOLLOW_UP,
        FollowUps.Completion.open(before, request.question()),
        PhaseResult.Completed::new,
        () -> followUps.complete(before, request.question()));
  }

  private LinkOutcome link(ValidatedQuestion question, String told, Phases phases) {
    String asked = question.submitted();
    Language language = question.language();
    Keywords keywords =
        phases.vital(
            Phase.KEYWORDS,
            PhaseResult.Extracted::new,
            () -> KeywordExtraction.of(asked, language));
    List<Evidence> evidence =
        phases.lookedUp(
            Phase.EVIDENCE,
            PhaseResult.Told::new,
            () -> sources.evidence().retrieve(asked, language, MOST_EVIDENCE));
    List<QueryExample> examples =
        phases.lookedUp(
            Phase.EXAMPLES,
            PhaseResult.Alike::new,
            () -> sources.examples().retrieve(asked, language, MOST_EXAMPLES));
    String known = known(told, evidence);
    String searched = question.searched();
    List<ValueHit> values = values(searched, known, phases);
    SortedMap<String, Double> related = related(keywords, phases);
    List<Integer> ranking =
        phases.lookedUp(
            Phase.COLUMNS,
            this::ranked,
            () -> ranking(question.asks(), known, older(question, related), values));
    LinkedSchema linked = part(ranking, values, phases);
    String text =
        phases.vital(
            Phase.TEXT, PhaseResult.Written::new, () -> settings.dialect().text(linked.used()));
    return new LinkOutcome.Linked(
        question, keywords, evidence, examples, values, linked, text, phases.reports());
  }

  /** The values that the question means; nothing goes on where they are there and not read. */
  private List<ValueHit> values(String asked, String known, Phases phases) {
    ValueFinder finder = sources.values().get(schema.name());
    return finder == null
        ? List.of()
        : phases.vital(
            Phase.VALUES,
            PhaseResult.Named::new,
            () -> finder.hits(List.of(asked, known), MOST_VALUES));
  }

  private SortedMap<String, Double> related(Keywords keywords, Phases phases) {
    return phases.tried(
        Phase.SYNONYMS,
        Collections.emptySortedMap(),
        PhaseResult.Related::new,
        () -> synonyms.of(keywords));
  }

  /** Related words, and those of what was said long before. */
  private SortedMap<String, Double> older(
      ValidatedQuestion question, SortedMap<String, Double> related) {
    SortedMap<String, Double> all = new TreeMap<>(related);
    Set<String> said = Set.copyOf(words.stems(question.asks()));
    question.older().stream()
        .flatMap(each -> words.stems(each).stream())
        .filter(stem -> !said.contains(stem))
        .forEach(stem -> all.merge(stem, OLDER, Math::max));
    return all;
  }

  private LinkedSchema part(List<Integer> ranking, List<ValueHit> values, Phases phases) {
    Schema enriched = ValueExamples.into(schema, values);
    Strategy.Decision decision =
        phases.vital(
            Phase.STRATEGY,
            PhaseResult.Decided::new,
            () -> Strategy.decide(schema.size(), tokens.with(enriched), settings));
    return phases.vital(Phase.SCHEMA, PhaseResult.Cut::new, () -> cut(ranking, enriched, decision));
  }

  private Retrieved<Integer> ranking(
      String asked, String known, SortedMap<String, Double> related, List<ValueHit> values) {
    NearColumns.Near near = nearColumns.to(asked);
    List<Integer> ranking =
        ColumnRanking.of(index, words, asked, known, related, values, near.cosines());
    if (ranking.isEmpty()) {
      List<Integer> all = IntStream.range(0, index.columns().size()).boxed().toList();
      String told =
          Stream.concat(
                  Stream.of(NOTHING_TOLD).filter(nothing -> values.isEmpty()),
                  near.lacking().stream())
              .collect(Collectors.joining(" "));
      return new Retrieved<>(all, near.model(), Optional.of(told).filter(text -> !text.isEmpty()));
    }
    return near.lacking()
        .map(why -> Retrieved.withoutVectors(ranking, why))
        .orElseGet(() -> new Retrieved<>(ranking, near.model(), Optional.empty()));
  }

  private PhaseResult ranked(List<Integer> ranking) {
    List<ColumnName> best =
        ranking.stream()
            .limit(PhaseResult.Ranked.MOST)
            .map(column -> index.columns().get(column).name())
            .toList();
    return new PhaseResult.Ranked(best, ranking.size());
  }

  /** What was told with the question, and then the facts, a line each. */
  private static String known(String told, List<Evidence> evidence) {
    return Stream.concat(
            Stream.of(told).filter(text -> !text.isBlank()), evidence.stream().map(Evidence::text))
        .collect(Collectors.joining("\n"));
  }

  /** The best columns; all where nothing tells the best. */
  private LinkedSchema cut(List<Integer> ranking, Schema enriched, Strategy.Decision decision) {
    if (ranking.isEmpty()) {
      return new LinkedSchema(enriched, decision, enriched);
    }
    Set<ColumnName> kept =
        ranking.stream()
            .limit(settings.keep())
            .map(column -> index.columns().get(column).name())
            .collect(Collectors.toSet());
    Schema part = enriched.only(kept);
    boolean whole = decision.strategy() == Strategy.WITHOUT_SCHEMA_LINK;
    return new LinkedSchema(part, decision, whole ? enriched : part);
  }
}
