package nl.vervolg.query.jena;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.query.Cell;
import nl.vervolg.query.QueryFailed.Reason;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import org.apache.jena.graph.Graph;
import org.apache.jena.graph.Node;
import org.apache.jena.query.ARQ;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryCancelledException;
import org.apache.jena.sparql.core.DatasetGraph;
import org.apache.jena.sparql.core.DatasetGraphFactory;
import org.apache.jena.sparql.core.Var;
import org.apache.jena.sparql.engine.binding.Binding;
import org.apache.jena.sparql.exec.QueryExec;
import org.apache.jena.sparql.exec.RowSet;

/** Runs composed queries on one graph, within limits. */
final class QueryRunner {
  private static final Var ITEM = Var.alloc("item");

  private final DatasetGraph data;
  private final RunningQueries running;

  QueryRunner(Graph graph, RunningQueries running) {
    this.data = DatasetGraphFactory.wrap(graph);
    this.running = running;
  }

  /**
   * The rows of the first {@code most} things; the total is the number of things that are there.
   *
   * @throws QueryStopped when a limit is passed
   */
  ResultTable run(Query query, int most, QueryLimits limits) {
    QueryExec exec =
        QueryExec.dataset(data).query(query).set(ARQ.enablePropertyFunctions, false).build();
    try (RunningQueries.Running entry = running.watch(exec, limits.millis())) {
      try {
        return read(query, exec.select(), most, limits);
      } catch (QueryCancelledException e) {
        Reason reason = entry.reason();
        throw stopped(query, limits, reason == null ? Reason.CANCELLED : reason);
      }
    }
  }

  private static ResultTable read(Query query, RowSet rowSet, int most, QueryLimits limits) {
    List<Var> variables = query.getProjectVars();
    List<ResultTable.Row> rows = new ArrayList<>();
    Set<Node> items = new HashSet<>();
    long bytes = 0;
    boolean more = false;
    while (rowSet.hasNext() && !more) {
      Binding binding = rowSet.next();
      Node item = binding.get(ITEM);
      more = items.size() == most && !items.contains(item);
      if (!more) {
        ResultTable.Row row = row(binding, variables);
        bytes += size(row);
        rows.add(row);
        items.add(item);
      }
      if (bytes > limits.bytes()) {
        throw stopped(query, limits, Reason.TOO_LARGE);
      }
    }
    List<String> columns = variables.stream().map(Var::getVarName).toList();
    return new ResultTable(columns, rows, items.size(), more, query.serialize());
  }

  private static ResultTable.Row row(Binding binding, List<Var> variables) {
    List<Cell> cells = new ArrayList<>(variables.size());
    for (Var variable : variables) {
      cells.add(Terms.cell(binding.get(variable)));
    }
    return new ResultTable.Row(cells);
  }

  private static long size(ResultTable.Row row) {
    long size = 0;
    for (Cell cell : row.cells()) {
      size += 2L * cell.text().length();
    }
    return size;
  }

  private static QueryStopped stopped(Query query, QueryLimits limits, Reason reason) {
    String sentence =
        switch (reason) {
          case TIMEOUT -> "The query took longer than %d ms.".formatted(limits.millis());
          case CANCELLED -> "The query was ended before it was done.";
          case TOO_LARGE -> "The result is larger than %d bytes.".formatted(limits.bytes());
          case ERROR -> "The query could not be run.";
        };
    return new QueryStopped(reason, sentence, query.serialize());
  }
}
