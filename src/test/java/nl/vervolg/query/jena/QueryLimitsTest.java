package nl.vervolg.query.jena;

import static nl.vervolg.query.SmallWorld.entity;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.match.QueryEdit;
import nl.vervolg.match.QueryText;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateId;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.query.QueryFailed;
import nl.vervolg.query.QueryFailed.Reason;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.QueryOutcome;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class QueryLimitsTest {
  private static final TemplateCatalog CATALOG = SmallWorld.catalog();

  /** Every statement with every other, many times over: it would run for years. */
  private static final TemplateMatch ENDLESS =
      new TemplateMatch(
          new TemplateId("endless"),
          Act.LIST,
          query(
              "SELECT ?item WHERE { ?item ?p ?o . ?a ?b ?c . ?d ?e ?f . ?g ?h ?i . ?j ?k ?l } ORDER BY ?item"),
          query("SELECT ?item WHERE { ?item ?p ?o }"),
          List.of());

  private static final QueryOutcome NONE = new QueryFailed(Reason.ERROR, "It still runs.", "");

  @Test
  void aQueryThatTakesTooLongIsEnded() {
    try (JenaQueryEngine engine = SmallWorld.engine(CATALOG)) {
      long start = System.nanoTime();
      QueryOutcome outcome = engine.run(ENDLESS, new QueryLimits(10, 100, 1_000_000));
      assertThat(reason(outcome)).isEqualTo(Reason.TIMEOUT);
      assertThat(System.nanoTime() - start).isLessThan(TimeUnit.SECONDS.toNanos(5));
    }
  }

  @Test
  void aCountThatTakesTooLongIsEnded() {
    TemplateMatch count =
        new TemplateMatch(
            ENDLESS.template(),
            Act.COUNT,
            ENDLESS.find(),
            ENDLESS.show(),
            List.of(new QueryEdit.Count()));
    try (JenaQueryEngine engine = SmallWorld.engine(CATALOG)) {
      assertThat(reason(engine.run(count, new QueryLimits(10, 100, 1_000_000))))
          .isEqualTo(Reason.TIMEOUT);
    }
  }

  @Test
  void anInterruptEndsAQuery() throws InterruptedException {
    try (JenaQueryEngine engine = SmallWorld.engine(CATALOG)) {
      CompletableFuture<QueryOutcome> outcome = new CompletableFuture<>();
      Thread caller =
          new Thread(
              () -> outcome.complete(engine.run(ENDLESS, new QueryLimits(10, 20_000, 1_000_000))));
      caller.start();
      Thread.sleep(100);
      caller.interrupt();
      caller.join(5_000);
      assertThat(reason(outcome.getNow(NONE))).isEqualTo(Reason.CANCELLED);
    }
  }

  @Test
  void closingTheEngineEndsItsQueries() throws Exception {
    JenaQueryEngine engine = SmallWorld.engine(CATALOG);
    CompletableFuture<QueryOutcome> running =
        CompletableFuture.supplyAsync(
            () -> engine.run(ENDLESS, new QueryLimits(10, 20_000, 1_000_000)));
    Thread.sleep(100);
    engine.close();
    assertThat(reason(running.get(5, TimeUnit.SECONDS))).isEqualTo(Reason.CANCELLED);
    TemplateMatch list = SmallWorld.match(CATALOG, question(Act.LIST, type("M")));
    assertThat(reason(engine.run(list, QueryLimits.DEFAULT))).isEqualTo(Reason.CANCELLED);
  }

  @Test
  void aResultThatIsTooLargeIsRefused() {
    try (JenaQueryEngine engine = SmallWorld.engine(CATALOG)) {
      TemplateMatch list = SmallWorld.match(CATALOG, question(Act.LIST, type("M")));
      assertThat(reason(engine.run(list, new QueryLimits(10, 1_000, 100))))
          .isEqualTo(Reason.TOO_LARGE);
    }
  }

  @Test
  void manyThreadsGetTheSameRows() {
    try (JenaQueryEngine engine = SmallWorld.engine(CATALOG)) {
      TemplateMatch details = SmallWorld.match(CATALOG, question(Act.LOOKUP, entity("alpha")));
      List<CompletableFuture<QueryOutcome>> all =
          IntStream.range(0, 200)
              .mapToObj(
                  i ->
                      CompletableFuture.supplyAsync(() -> engine.run(details, QueryLimits.DEFAULT)))
              .toList();
      QueryOutcome first = engine.run(details, QueryLimits.DEFAULT);
      assertThat(first).isInstanceOf(ResultTable.class);
      assertThat(all).allSatisfy(one -> assertThat(one.join()).isEqualTo(first));
    }
  }

  @Test
  void brokenDataIsAFailureAndNoException() {
    JenaQueryEngine engine = JenaQueryEngine.open(List.of(Path.of("nowhere.ttl")), CATALOG);
    TemplateMatch list = SmallWorld.match(CATALOG, question(Act.LIST, type("M")));
    assertThat(reason(engine.run(list, QueryLimits.DEFAULT))).isEqualTo(Reason.ERROR);
    engine.close();
  }

  private static Reason reason(QueryOutcome outcome) {
    assertThat(outcome).isInstanceOf(QueryFailed.class);
    return ((QueryFailed) outcome).reason();
  }

  private static QueryText query(String text) {
    return new QueryText(Path.of("test.rq"), 1, "", text);
  }
}
