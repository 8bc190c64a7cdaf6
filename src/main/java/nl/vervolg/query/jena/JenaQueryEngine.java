package nl.vervolg.query.jena;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import nl.vervolg.match.QueryEdit;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.query.Citation;
import nl.vervolg.query.QueryEngine;
import nl.vervolg.query.QueryFailed;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.QueryOutcome;
import nl.vervolg.query.ResultTable;
import org.apache.jena.graph.NodeFactory;
import org.apache.jena.query.Query;
import org.apache.jena.sys.JenaSystem;
import org.jspecify.annotations.Nullable;

/** Runs queries on Turtle files that are read into memory when the first query comes. */
public final class JenaQueryEngine implements QueryEngine {
  private static final QueryLimits INNER = new QueryLimits(1_000_000, 60_000, 1_000_000_000);

  private final List<Path> files;
  private final TemplateCatalog catalog;
  private final Optional<GraphCache> cache;
  private final ParsedQueries parsed = new ParsedQueries();
  private final RunningQueries running = new RunningQueries();
  private volatile @Nullable Loaded loaded;

  /** What there is once the data is read. */
  private record Loaded(QueryRunner runner, QueryComposer composer, Citations citations) {}

  private JenaQueryEngine(List<Path> files, TemplateCatalog catalog, Optional<GraphCache> cache) {
    this.files = List.copyOf(files);
    this.catalog = catalog;
    this.cache = cache;
  }

  /** An engine on these Turtle files; nothing is read yet. */
  public static JenaQueryEngine open(List<Path> files, TemplateCatalog catalog) {
    return new JenaQueryEngine(files, catalog, Optional.empty());
  }

  /** The same, with a folder that keeps what was read for a quicker start. */
  public static JenaQueryEngine open(List<Path> files, TemplateCatalog catalog, Path cache) {
    return new JenaQueryEngine(files, catalog, Optional.of(new GraphCache(cache)));
  }

  /**
   * Loads the library of queries, which takes a while. Its parts load each other, and two threads
   * that began with different ones would wait for each other without end: so whoever may be the
   * first to use any of it waits for this.
   */
  public static void begin() {
    JenaSystem.init();
  }

  /** Reads the data now; may run beside other preparations. */
  public void prepare() {
    loaded();
  }

  @Override
  public QueryOutcome run(TemplateMatch match, QueryLimits limits) {
    try {
      return match.edits().contains(new QueryEdit.Count())
          ? count(match, limits)
          : rows(match, limits);
    } catch (QueryStopped e) {
      return e.failure();
    } catch (RuntimeException e) {
      return new QueryFailed(QueryFailed.Reason.ERROR, String.valueOf(e.getMessage()), "");
    }
  }

  private QueryOutcome count(TemplateMatch match, QueryLimits limits) {
    ResultTable table = counted(match, limits);
    return new ResultTable(List.of(), List.of(), number(table), false, table.query());
  }

  private QueryOutcome rows(TemplateMatch match, QueryLimits limits) {
    int top =
        match.edits().stream()
            .filter(QueryEdit.Top.class::isInstance)
            .mapToInt(edit -> ((QueryEdit.Top) edit).rows())
            .findFirst()
            .orElse(Integer.MAX_VALUE);
    boolean wanted = top <= limits.rows();
    int most = Math.min(top, limits.rows());
    Query query = loaded().composer().rows(match, wanted ? most : most + 1L);
    ResultTable table = loaded().runner().run(query, most, limits);
    return table.truncated() ? table.withTotal(number(counted(match, limits))) : table;
  }

  private ResultTable counted(TemplateMatch match, QueryLimits limits) {
    return loaded().runner().run(loaded().composer().count(match), 1, limits);
  }

  private static long number(ResultTable table) {
    return Long.parseLong(table.rows().get(0).cells().get(0).text());
  }

  @Override
  public List<Citation> cite(List<String> items) {
    return unlessStopped(() -> loaded().citations().of(items));
  }

  /** The words of all things, for a keyword index. */
  public ResultTable keywords() {
    Query query = parsed.query(catalog.keywords());
    return unlessStopped(() -> loaded().runner().run(query, Integer.MAX_VALUE, INNER));
  }

  private static <T> T unlessStopped(Supplier<T> work) {
    try {
      return work.get();
    } catch (QueryStopped e) {
      throw new IllegalStateException(e.failure().sentence(), e);
    }
  }

  private Loaded loaded() {
    Loaded known = loaded;
    return known == null ? load() : known;
  }

  private SortedGraph graph() {
    Supplier<SortedGraph> turtle = () -> GraphLoader.load(files, catalog.foldedTexts());
    return cache
        .map(kept -> kept.get(files, catalog.foldedTexts().toString(), turtle))
        .orElseGet(turtle);
  }

  private synchronized Loaded load() {
    Loaded known = loaded;
    if (known == null) {
      SortedGraph graph = graph();
      TextIndex texts = new TextIndex(graph, catalog.foldedTexts());
      QueryComposer composer =
          new QueryComposer(
              parsed, iri -> Math.max(1, graph.withObject(NodeFactory.createURI(iri))), texts);
      QueryRunner runner = new QueryRunner(graph, running);
      known = new Loaded(runner, composer, new Citations(catalog.sources(), runner, composer));
      loaded = known;
    }
    return known;
  }

  @Override
  public void close() {
    running.close();
  }
}
