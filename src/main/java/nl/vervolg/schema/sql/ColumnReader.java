package nl.vervolg.schema.sql;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ValueTaker;

/** Reads the distinct values of columns, some rows at a time. */
final class ColumnReader {
  private static final int FETCH = 1000;

  private final Connection connection;
  private final JdbcUrl url;
  private final ReadingBounds bounds;

  ColumnReader(Connection connection, JdbcUrl url, ReadingBounds bounds) {
    this.connection = connection;
    this.url = url;
    this.bounds = bounds;
  }

  void read(ValueTaker taker) throws SQLException, IOException {
    DatabaseMetaData metadata = connection.getMetaData();
    Optional<Quoting> quoting = Quoting.of(metadata);
    if (quoting.isEmpty()) {
      taker.unread("The database has no quotes for names, so no values are read.");
      return;
    }
    List<String> problems = new ArrayList<>();
    List<ListedTable> tables = new TableList(connection, Product.of(url), problems).all();
    Map<ListedTable, List<ListedColumn>> columns =
        new ColumnList(metadata, url, problems).of(tables);
    problems.forEach(taker::unread);
    // PostgreSQL sends rows piece by piece only inside a transaction.
    connection.setAutoCommit(Product.of(url) != Product.POSTGRESQL);
    try (Bounded queries = new Bounded(connection, bounds.column())) {
      for (ListedTable table : tables) {
        for (ListedColumn column : columns.getOrDefault(table, List.of())) {
          if (column.hasValues() && taker.column(new ColumnName(table.name(), column.name()))) {
            column(table, column, quoting.get(), queries, taker);
          }
        }
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void column(
      ListedTable table, ListedColumn column, Quoting quoting, Bounded queries, ValueTaker taker)
      throws SQLException {
    String name = quoting.name(column.name());
    String sql =
        "SELECT DISTINCT "
            + name
            + " FROM "
            + quoting.table(table)
            + " WHERE "
            + name
            + " IS NOT NULL";
    try {
      queries.query(sql, FETCH, 0, rows -> take(rows, taker));
    } catch (SQLException e) {
      taker.unread(
          "The values of ("
              + table.name()
              + "."
              + column.name()
              + ") cannot be read to the end: "
              + url.told(e)
              + ".");
      if (!connection.getAutoCommit()) {
        connection.rollback();
      }
    }
  }

  private static void take(ResultSet rows, ValueTaker taker) throws SQLException {
    try {
      boolean more = true;
      while (more && rows.next()) {
        String value = rows.getString(1);
        more = value == null || taker.value(value);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
