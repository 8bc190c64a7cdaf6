package nl.vervolg.schema.sql;

import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import org.jspecify.annotations.Nullable;

/** Finds the keys of tables. */
final class KeyList {
  private static final System.Logger LOG = System.getLogger(KeyList.class.getName());

  /** One column of a foreign key as the driver tells it. */
  private record Reference(
      String from, @Nullable String schema, String table, @Nullable String column, int place) {}

  private final DatabaseMetaData metadata;
  private final JdbcUrl url;
  private final List<String> problems;

  KeyList(DatabaseMetaData metadata, JdbcUrl url, List<String> problems) {
    this.metadata = metadata;
    this.url = url;
    this.problems = problems;
  }

  /** The columns of the primary key in the order of the key. */
  List<String> primary(ListedTable table) {
    Map<Integer, String> columns = new TreeMap<>();
    try (ResultSet rows = metadata.getPrimaryKeys(table.catalog(), table.schema(), table.table())) {
      while (rows.next()) {
        columns.put(rows.getInt("KEY_SEQ"), rows.getString("COLUMN_NAME"));
      }
    } catch (SQLException e) {
      problems.add(
          "The primary key of (" + table.name() + ") cannot be read: " + url.told(e) + ".");
    }
    return List.copyOf(columns.values());
  }

  /**
   * The foreign keys of a table to others that were read, a pair of columns each.
   *
   * @param all the tables that were read, with the columns of each
   */
  List<ForeignKey> foreign(ListedTable table, Map<ListedTable, List<ListedColumn>> all) {
    List<ForeignKey> keys = new ArrayList<>();
    List<Reference> references = references(table);
    for (Reference reference : references) {
      Optional<ListedTable> target = table(reference.schema(), reference.table(), table, all);
      Optional<ColumnName> from = column(table, reference.from(), all);
      Optional<ColumnName> to =
          target.flatMap(
              found ->
                  told(reference, references, found).flatMap(name -> column(found, name, all)));
      if (from.isPresent() && to.isPresent()) {
        keys.add(new ForeignKey(from.get(), to.get()));
      } else {
        problems.add(
            "The foreign key (%s.%s) is left out: (%s) %s."
                .formatted(
                    table.name(),
                    reference.from(),
                    reference.table(),
                    target.isEmpty()
                        ? "is not among the tables that were read"
                        : "has no such column"));
      }
    }
    List<String> places =
        all.getOrDefault(table, List.of()).stream().map(ListedColumn::name).toList();
    return keys.stream()
        .distinct()
        .sorted(
            Comparator.comparing((ForeignKey key) -> places.indexOf(key.from().column()))
                .thenComparing(key -> key.to().table())
                .thenComparing(key -> key.to().column()))
        .toList();
  }

  private List<Reference> references(ListedTable table) {
    List<Reference> references = new ArrayList<>();
    try (ResultSet rows =
        metadata.getImportedKeys(table.catalog(), table.schema(), table.table())) {
      while (rows.next()) {
        references.add(
            new Reference(
                rows.getString("FKCOLUMN_NAME"),
                rows.getString("PKTABLE_SCHEM"),
                rows.getString("PKTABLE_NAME"),
                rows.getString("PKCOLUMN_NAME"),
                rows.getInt("KEY_SEQ")));
      }
    } catch (SQLException e) {
      problems.add(
          "The foreign keys of (" + table.name() + ") cannot be read: " + url.told(e) + ".");
    } catch (RuntimeException e) {
      // The driver of SQLite fails so where a key names a table alone that has no primary key.
      LOG.log(System.Logger.Level.DEBUG, "A driver failed.", e);
      problems.add(
          "The foreign keys of (" + table.name() + ") cannot be read: the driver has a fault.");
    }
    return references;
  }

  /**
   * The column that is referred to. A foreign key may name a table alone and mean its primary key;
   * the driver of SQLite then tells the first column of that for each place.
   */
  private Optional<String> told(Reference reference, List<Reference> all, ListedTable target) {
    String column = reference.column();
    if (column != null && !(reference.place() > 1 && column.equals(first(reference, all)))) {
      return Optional.of(column);
    }
    List<String> key = primary(target);
    int place = reference.place() - 1;
    return place >= 0 && place < key.size() ? Optional.of(key.get(place)) : Optional.empty();
  }

  /** What all keys to the same table have at their first place; null where they differ. */
  private static @Nullable String first(Reference reference, List<Reference> all) {
    List<Reference> firsts =
        all.stream()
            .filter(
                other ->
                    other.place() == 1
                        && other.table().equals(reference.table())
                        && Objects.equals(other.schema(), reference.schema()))
            .toList();
    String first = firsts.isEmpty() ? null : firsts.get(0).column();
    return firsts.stream().allMatch(other -> Objects.equals(other.column(), first)) ? first : null;
  }

  /** A driver that tells no schema means that of the table which refers. */
  private static Optional<ListedTable> table(
      @Nullable String schema,
      String name,
      ListedTable from,
      Map<ListedTable, List<ListedColumn>> all) {
    String wanted = schema == null ? from.schema() : schema;
    return first(
        all.keySet().stream().filter(table -> Objects.equals(table.schema(), wanted)).toList(),
        ListedTable::table,
        name);
  }

  private static Optional<ColumnName> column(
      ListedTable table, String name, Map<ListedTable, List<ListedColumn>> all) {
    return first(all.getOrDefault(table, List.of()), ListedColumn::name, name)
        .map(column -> new ColumnName(table.name(), column.name()));
  }

  /** SQLite tells a name as the one who refers wrote it, in whatever case. */
  private static <T> Optional<T> first(List<T> all, Function<T, String> name, String wanted) {
    Optional<T> same = all.stream().filter(one -> name.apply(one).equals(wanted)).findFirst();
    return same.isPresent()
        ? same
        : all.stream().filter(one -> name.apply(one).equalsIgnoreCase(wanted)).findFirst();
  }
}
