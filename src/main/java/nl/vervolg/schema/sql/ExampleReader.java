package nl.vervolg.schema.sql;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Takes some values of the columns of a table from its first rows, in the order of its key. */
final class ExampleReader {
  private static final int MOST = 5;
  private static final int LONGEST = 100;
  private static final int FETCH = 20;

  private final Bounded queries;
  private final Quoting quoting;
  private final Product product;
  private final ReadingBounds bounds;
  private Duration used = Duration.ZERO;

  ExampleReader(Bounded queries, Quoting quoting, Product product, ReadingBounds bounds) {
    this.queries = queries;
    this.quoting = quoting;
    this.product = product;
    this.bounds = bounds;
  }

  /** True when all examples together have taken their time. */
  boolean isOver() {
    return used.compareTo(bounds.examples()) >= 0;
  }

  /** The examples of each column that has some. */
  Map<String, List<String>> of(ListedTable table, List<ListedColumn> columns, List<String> key)
      throws SQLException {
    List<ListedColumn> wanted = columns.stream().filter(ListedColumn::hasExamples).toList();
    Map<String, Set<String>> found = new HashMap<>();
    if (!wanted.isEmpty()) {
      long begin = System.nanoTime();
      try {
        queries.query(
            query(table, wanted, key), FETCH, bounds.rows(), rows -> take(rows, wanted, found));
      } finally {
        used = used.plusNanos(System.nanoTime() - begin);
      }
    }
    return found.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> List.copyOf(each.getValue())));
  }

  private String query(ListedTable table, List<ListedColumn> columns, List<String> key) {
    return "SELECT "
        + columns.stream()
            .map(column -> quoting.name(column.name()))
            .collect(Collectors.joining(", "))
        + " FROM "
        + quoting.table(table)
        + (key.isEmpty()
            ? ""
            : " ORDER BY " + key.stream().map(quoting::name).collect(Collectors.joining(", ")))
        + product.limit(bounds.rows());
  }

  private static void take(
      ResultSet rows, List<ListedColumn> columns, Map<String, Set<String>> found)
      throws SQLException {
    Function<String, Set<String>> none = column -> new LinkedHashSet<>();
    boolean all = false;
    while (!all && rows.next()) {
      all = true;
      for (int i = 0; i < columns.size(); i++) {
        Set<String> values = found.computeIfAbsent(columns.get(i).name(), none);
        if (values.size() < MOST) {
          Optional.ofNullable(rows.getString(i + 1))
              .map(String::strip)
              .filter(value -> !value.isEmpty() && value.length() <= LONGEST)
              .ifPresent(values::add);
        }
        all &= values.size() == MOST;
      }
    }
  }
}
