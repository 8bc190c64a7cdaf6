package nl.vervolg.value;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/** Values of a database that a test makes up; the schema is that of its columns. */
final class GivenValues implements ColumnValues {
  private final String database;
  private final Map<ColumnName, List<String>> columns = new LinkedHashMap<>();

  GivenValues() {
    this("given");
  }

  GivenValues(String database) {
    this.database = database;
  }

  /** With the values of one more column, such as {@code ship.name}. */
  GivenValues with(String column, List<String> values) {
    columns.put(name(column), values);
    return this;
  }

  GivenValues with(String column, String... values) {
    return with(column, List.of(values));
  }

  static ColumnName name(String column) {
    String[] parts = column.split("\\.", 2);
    return new ColumnName(parts[0], parts[1]);
  }

  Schema schema() {
    Map<String, List<Column>> tables = new LinkedHashMap<>();
    for (ColumnName name : columns.keySet()) {
      tables
          .computeIfAbsent(name.table(), table -> new ArrayList<>())
          .add(
              new Column(
                  name.column(), name.column(), "text", false, Column.About.NOTHING, List.of()));
    }
    return new Schema(
        database,
        tables.entrySet().stream()
            .map(table -> new Table(table.getKey(), table.getKey(), "", table.getValue()))
            .toList(),
        List.of());
  }

  /** An index with the usual settings. */
  ValueIndex index(Path root) throws IOException {
    return index(root, ValueSettings.USUAL);
  }

  ValueIndex index(Path root, ValueSettings settings) throws IOException {
    return ValueIndex.of(root, schema(), this, settings, ValueProgress.NONE);
  }

  @Override
  public void each(Reader reader) throws IOException {
    for (Map.Entry<ColumnName, List<String>> column : columns.entrySet()) {
      boolean more = reader.column(column.getKey());
      for (int i = 0; more && i < column.getValue().size(); i++) {
        more = reader.value(column.getValue().get(i));
      }
    }
  }

  @Override
  public void close() {
    // There is nothing to close.
  }
}
