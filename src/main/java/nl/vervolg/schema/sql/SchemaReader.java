package nl.vervolg.schema.sql;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.Table;

/** Reads the schema of an open database; what cannot be read is told, and the rest goes on. */
final class SchemaReader {
  private final Connection connection;
  private final JdbcUrl url;
  private final ReadingBounds bounds;
  private final List<String> problems = new ArrayList<>();
  private boolean toldOver;

  SchemaReader(Connection connection, JdbcUrl url, ReadingBounds bounds) {
    this.connection = connection;
    this.url = url;
    this.bounds = bounds;
  }

  SchemaReading read(ReadingProgress progress) throws SQLException {
    DatabaseMetaData metadata = connection.getMetaData();
    Product product = Product.of(url);
    List<ListedTable> listed = new TableList(connection, product, problems).all();
    Map<ListedTable, List<ListedColumn>> columns =
        new ColumnList(metadata, url, problems).of(listed);
    KeyList keys = new KeyList(metadata, url, problems);
    List<Table> tables = new ArrayList<>();
    List<ForeignKey> foreignKeys = new ArrayList<>();
    try (Bounded queries = new Bounded(connection, bounds.statement())) {
      Optional<ExampleReader> examples =
          Quoting.of(metadata).map(quoting -> new ExampleReader(queries, quoting, product, bounds));
      for (int i = 0; i < listed.size(); i++) {
        ListedTable table = listed.get(i);
        List<ListedColumn> own = columns.getOrDefault(table, List.of());
        if (!own.isEmpty()) {
          List<String> key = keys.primary(table);
          tables.add(table(table, own, key, examples(examples, table, own, key)));
          foreignKeys.addAll(keys.foreign(table, columns));
        }
        progress.done(i + 1, listed.size());
      }
    }
    return new SchemaReading(new Schema(name(), tables, foreignKeys), problems);
  }

  private String name() throws SQLException {
    return Optional.ofNullable(connection.getCatalog())
        .map(name -> DrawnText.line(name).strip())
        .filter(name -> !name.isEmpty())
        .orElseGet(url::database);
  }

  private Map<String, List<String>> examples(
      Optional<ExampleReader> reader,
      ListedTable table,
      List<ListedColumn> columns,
      List<String> key) {
    if (reader.isEmpty() || reader.get().isOver()) {
      if (!toldOver) {
        problems.add(
            reader.isEmpty()
                ? "The database has no quotes for names, so no examples are read."
                : "From (" + table.name() + ") on there are no examples: their time is over.");
        toldOver = true;
      }
      return Map.of();
    }
    try {
      return reader.get().of(table, columns, key);
    } catch (SQLException e) {
      problems.add("The values of (" + table.name() + ") cannot be read: " + url.told(e) + ".");
      return Map.of();
    }
  }

  private static Table table(
      ListedTable table,
      List<ListedColumn> columns,
      List<String> key,
      Map<String, List<String>> examples) {
    List<Column> all =
        columns.stream()
            .map(
                column ->
                    new Column(
                        column.name(),
                        column.name(),
                        column.type(),
                        key.contains(column.name()),
                        new Column.About(column.about(), ""),
                        examples.getOrDefault(column.name(), List.of())))
            .toList();
    return new Table(table.name(), table.name(), table.about(), all);
  }
}
