package nl.vervolg.query.jena;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import nl.vervolg.match.QueryText;
import nl.vervolg.query.Citation;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import org.apache.jena.graph.Node;

/** Where facts come from. The data does not change, so each thing is looked up once. */
final class Citations {
  private static final QueryLimits LIMITS = new QueryLimits(1_000_000, 10_000, 100_000_000);

  private final QueryText query;
  private final QueryRunner runner;
  private final QueryComposer composer;
  private final Map<String, Citation> known = new ConcurrentHashMap<>();
  private final Map<Citation.Source, Citation.Source> sources = new ConcurrentHashMap<>();

  Citations(QueryText query, QueryRunner runner, QueryComposer composer) {
    this.query = query;
    this.runner = runner;
    this.composer = composer;
  }

  List<Citation> of(List<String> items) {
    List<String> unknown = items.stream().filter(item -> !known.containsKey(item)).toList();
    if (!unknown.isEmpty()) {
      lookUp(unknown);
    }
    List<Citation> citations = new ArrayList<>(items.size());
    for (String item : items) {
      Citation citation = known.get(item);
      if (citation != null && !citation.sources().isEmpty()) {
        citations.add(citation);
      }
    }
    return citations;
  }

  private void lookUp(List<String> items) {
    Map<String, Map<String, Citation.Source>> byItem = new LinkedHashMap<>();
    items.forEach(item -> byItem.put(item, new TreeMap<>()));
    List<Node> nodes = items.stream().map(Terms::iri).toList();
    ResultTable table = runner.run(composer.about(query, nodes), Integer.MAX_VALUE, LIMITS);
    for (ResultTable.Row row : table.rows()) {
      Citation.Source source = source(table, row);
      byItem
          .getOrDefault(table.cell(row, "item").text(), new TreeMap<>())
          .putIfAbsent(source.iri(), source);
    }
    byItem.forEach((item, all) -> known.put(item, new Citation(item, List.copyOf(all.values()))));
  }

  private Citation.Source source(ResultTable table, ResultTable.Row row) {
    String iri = table.cell(row, "source").text();
    String title = table.cell(row, "title").text();
    Citation.Source source = new Citation.Source(iri, title.isEmpty() ? iri : title);
    Citation.Source same = sources.putIfAbsent(source, source);
    return same == null ? source : same;
  }
}
