package nl.vervolg.query.jena;

import static nl.vervolg.query.SmallWorld.city;
import static nl.vervolg.query.SmallWorld.entity;
import static nl.vervolg.query.SmallWorld.order;
import static nl.vervolg.query.SmallWorld.property;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.region;
import static nl.vervolg.query.SmallWorld.subject;
import static nl.vervolg.query.SmallWorld.type;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import nl.vervolg.answer.Answer;
import nl.vervolg.answer.AnswerRenderer;
import nl.vervolg.answer.Findings;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Question;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** From a resolved question to its answer, on the heritage data: match, query, citations, text. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SampleTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 3)
@Measurement(iterations = 3, time = 3)
@Fork(1)
public class QueryBenchmark {
  private static final Map<String, Question> QUESTIONS =
      Map.of(
          "list", question(Act.LIST, type("M"), city("den haag", "den-haag")),
          "listOfRegion", question(Act.LIST, type("M"), region("NL-ZH")),
          "count", question(Act.COUNT, type("M"), city("den haag", "den-haag")),
          "superlative",
              question(Act.SUPERLATIVE, type("M"), city("amsterdam", "amsterdam"), order("oldest")),
          "property",
              question(Act.LOOKUP, entity("nationaal-archief-den-haag"), property("director")),
          "details", question(Act.LOOKUP, entity("nationaal-archief-den-haag")),
          "subjectInTown",
              question(Act.LIST, type("M"), city("amsterdam", "amsterdam"), subject("rembrandt")),
          "subject", question(Act.LIST, type("M"), subject("rembrandt")));

  /** Which question. */
  @Param({
    "list",
    "listOfRegion",
    "count",
    "superlative",
    "property",
    "details",
    "subjectInTown",
    "subject"
  })
  public String kind = "list";

  private final TemplateCatalog catalog = SmallWorld.catalog();
  private final AnswerRenderer renderer = AnswerRenderer.of(catalog, SmallWorld.labels());
  private final JenaQueryEngine engine = JenaQueryEngine.open(files(), catalog);
  private Question question = question(Act.OTHER);

  private static List<Path> files() {
    return Stream.of("nl", "de", "fr", "be", "lu")
        .map(country -> Path.of("knowledge/heritage/data/institutions-" + country + ".ttl"))
        .toList();
  }

  /** Reads the data. */
  @Setup
  public void prepare() {
    question = QUESTIONS.getOrDefault(kind, question);
    engine.prepare();
  }

  /** Ends the engine. */
  @TearDown
  public void close() {
    engine.close();
  }

  /** One turn after its question is resolved. */
  @Benchmark
  public Answer turn() {
    TemplateMatch match = (TemplateMatch) catalog.match(question);
    ResultTable table = (ResultTable) engine.run(match, QueryLimits.DEFAULT);
    List<String> items =
        table.rows().stream().map(row -> table.cell(row, "item").text()).distinct().toList();
    return renderer.render(
        new Findings(question, match.template(), table, List.of(), engine.cite(items), false));
  }
}
