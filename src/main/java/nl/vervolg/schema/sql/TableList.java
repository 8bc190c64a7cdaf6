package nl.vervolg.schema.sql;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Finds the tables and views of a database that people made. */
final class TableList {
  private static final Set<String> SYSTEM =
      Set.of(
          "information_schema",
          "pg_catalog",
          "pg_toast",
          "sys",
          "system",
          "mysql",
          "performance_schema",
          "sysibm",
          "syscat",
          "sysstat",
          "systools");
  private static final Pattern KINDS = Pattern.compile("(?i).*(table|view).*");
  private static final Pattern OTHER_KINDS =
      Pattern.compile("(?i).*(system|temporary|index|toast).*");

  private final Connection connection;
  private final Product product;
  private final List<String> problems;

  TableList(Connection connection, Product product, List<String> problems) {
    this.connection = connection;
    this.product = product;
    this.problems = problems;
  }

  /** Those of the usual schema first, each schema in the order of names. */
  List<ListedTable> all() throws SQLException {
    String usual = connection.getSchema();
    DatabaseMetaData metadata = connection.getMetaData();
    List<ListedTable> found = new ArrayList<>();
    try (ResultSet row = metadata.getTables(connection.getCatalog(), null, "%", null)) {
      while (row.next()) {
        if (isMade(row)) {
          found.add(table(row, usual));
        }
      }
    }
    found.sort(
        Comparator.comparing((ListedTable table) -> table.name().equals(table.table()) ? 0 : 1)
            .thenComparing(table -> Optional.ofNullable(table.schema()).orElse(""))
            .thenComparing(ListedTable::table));
    return eachOnce(found);
  }

  private boolean isMade(ResultSet row) throws SQLException {
    String kind = Optional.ofNullable(row.getString("TABLE_TYPE")).orElse("TABLE");
    String schema = Optional.ofNullable(row.getString("TABLE_SCHEM")).orElse("");
    return KINDS.matcher(kind).matches()
        && !OTHER_KINDS.matcher(kind).matches()
        && !SYSTEM.contains(schema.toLowerCase(Locale.ROOT))
        && !(product == Product.SQLITE && row.getString("TABLE_NAME").startsWith("sqlite_"));
  }

  private static ListedTable table(ResultSet row, @Nullable String usual) throws SQLException {
    String schema = row.getString("TABLE_SCHEM");
    String own = row.getString("TABLE_NAME");
    boolean plain = schema == null || schema.isEmpty() || schema.equals(usual);
    return new ListedTable(
        row.getString("TABLE_CAT"),
        schema,
        own,
        plain ? own : schema + "." + own,
        Optional.ofNullable(row.getString("REMARKS")).orElse("").strip());
  }

  private List<ListedTable> eachOnce(List<ListedTable> found) {
    TreeMap<String, ListedTable> known = new TreeMap<>();
    List<ListedTable> each = new ArrayList<>();
    for (ListedTable table : found) {
      if (known.putIfAbsent(table.name(), table) == null) {
        each.add(table);
      } else {
        problems.add("A second table has the name (" + table.name() + "); it is left out.");
      }
    }
    return each;
  }
}
