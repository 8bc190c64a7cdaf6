package nl.vervolg.schema.sql;

import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the columns of tables: of all at once where the driver can, else of one at a time. */
final class ColumnList {
  private final DatabaseMetaData metadata;
  private final JdbcUrl url;
  private final List<String> problems;

  ColumnList(DatabaseMetaData metadata, JdbcUrl url, List<String> problems) {
    this.metadata = metadata;
    this.url = url;
    this.problems = problems;
  }

  /** A table as the driver names it. */
  private record Place(@Nullable String schema, String table) {}

  /** The columns of each table in their order; none for a table that cannot be read. */
  Map<ListedTable, List<ListedColumn>> of(Collection<ListedTable> tables) {
    Map<Place, List<ListedColumn>> found = new HashMap<>();
    Map<ListedTable, List<ListedColumn>> columns = new HashMap<>();
    boolean atOnce = !tables.isEmpty() && atOnce(tables.iterator().next().catalog(), found);
    for (ListedTable table : tables) {
      Place place = new Place(table.schema(), table.table());
      if (!atOnce || !found.containsKey(place)) {
        found.remove(place);
        one(table, place, found);
      }
      List<ListedColumn> own = found.getOrDefault(place, List.of());
      columns.put(
          table, own.stream().sorted(Comparator.comparingInt(ListedColumn::place)).toList());
    }
    return columns;
  }

  /** False where one that cannot be read hinders all. */
  private boolean atOnce(@Nullable String catalog, Map<Place, List<ListedColumn>> found) {
    try (ResultSet rows = metadata.getColumns(catalog, null, "%", "%")) {
      add(rows, found);
      return true;
    } catch (SQLException e) {
      found.clear();
      return false;
    }
  }

  private void one(ListedTable table, Place place, Map<Place, List<ListedColumn>> found) {
    Map<Place, List<ListedColumn>> more = new HashMap<>();
    try (ResultSet rows =
        metadata.getColumns(
            table.catalog(), pattern(table.schema()), pattern(table.table()), "%")) {
      add(rows, more);
      found.put(place, more.getOrDefault(place, List.of()));
      if (!more.containsKey(place)) {
        problems.add("(" + table.name() + ") shows no columns; it is left out.");
      }
    } catch (SQLException e) {
      problems.add("(" + table.name() + ") cannot be read and is left out: " + url.told(e) + ".");
    }
  }

  private void add(ResultSet rows, Map<Place, List<ListedColumn>> found) throws SQLException {
    while (rows.next()) {
      Place place = new Place(rows.getString("TABLE_SCHEM"), rows.getString("TABLE_NAME"));
      String type = Objects.requireNonNullElse(rows.getString("TYPE_NAME"), "");
      int digits = rows.getInt("DECIMAL_DIGITS");
      int size = Product.of(url).size(rows.getInt("COLUMN_SIZE"), digits);
      found
          .computeIfAbsent(place, none -> new ArrayList<>())
          .add(
              new ListedColumn(
                  rows.getInt("ORDINAL_POSITION"),
                  rows.getString("COLUMN_NAME"),
                  ListedColumn.type(type, size, digits),
                  rows.getInt("DATA_TYPE"),
                  Optional.ofNullable(rows.getString("REMARKS")).orElse("").strip()));
    }
  }

  /** A name in which no sign stands for others. */
  private @Nullable String pattern(@Nullable String name) throws SQLException {
    String escape = Optional.ofNullable(metadata.getSearchStringEscape()).orElse("");
    if (name == null || escape.isEmpty()) {
      return name;
    }
    return name.replace(escape, escape + escape)
        .replace("_", escape + "_")
        .replace("%", escape + "%");
  }
}
