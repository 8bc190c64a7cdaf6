package nl.vervolg.schema;

import java.util.List;
import java.util.Set;

/**
 * The tables of a database, and how they hang together.
 *
 * @param name of the database
 * @param tables in the order of the database
 * @param foreignKeys in the order of the database
 */
public record Schema(String name, List<Table> tables, List<ForeignKey> foreignKeys) {
  /** Copies the lists. */
  public Schema {
    tables = List.copyOf(tables);
    foreignKeys = List.copyOf(foreignKeys);
  }

  /** Number of columns of all tables. */
  public int size() {
    return tables.stream().mapToInt(table -> table.columns().size()).sum();
  }

  /** The same with these columns only, and the foreign keys between them. */
  public Schema only(Set<ColumnName> kept) {
    List<Table> some =
        tables.stream()
            .map(table -> only(table, kept))
            .filter(table -> !table.columns().isEmpty())
            .toList();
    List<ForeignKey> keys =
        foreignKeys.stream()
            .filter(key -> kept.contains(key.from()) && kept.contains(key.to()))
            .toList();
    return new Schema(name, some, keys);
  }

  private static Table only(Table table, Set<ColumnName> kept) {
    List<Column> columns =
        table.columns().stream()
            .filter(column -> kept.contains(new ColumnName(table.name(), column.name())))
            .toList();
    return new Table(table.name(), table.label(), table.about(), columns);
  }
}
