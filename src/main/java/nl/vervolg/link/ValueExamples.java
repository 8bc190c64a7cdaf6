package nl.vervolg.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ValueHit;

/** Puts values that a question means among the examples of the columns that have them. */
final class ValueExamples {
  private ValueExamples() {}

  /**
   * The same schema; the values that were found come before the examples that it has. One that may
   * not be meant would only mislead who reads them.
   */
  static Schema into(Schema schema, List<ValueHit> found) {
    Map<ColumnName, Set<String>> values = new HashMap<>();
    Set<String> touched = new HashSet<>();
    for (ValueHit hit : found.stream().filter(ValueHit::isSure).toList()) {
      for (ColumnName column : hit.columns()) {
        values.computeIfAbsent(column, name -> new LinkedHashSet<>()).add(hit.value());
        touched.add(column.table());
      }
    }
    if (values.isEmpty()) {
      return schema;
    }
    List<Table> tables =
        schema.tables().stream()
            .map(
                table ->
                    touched.contains(table.name())
                        ? new Table(
                            table.name(), table.label(), table.about(), columns(table, values))
                        : table)
            .toList();
    return new Schema(schema.name(), tables, schema.foreignKeys());
  }

  private static List<Column> columns(Table table, Map<ColumnName, Set<String>> values) {
    List<Column> columns = new ArrayList<>();
    for (Column column : table.columns()) {
      Set<String> examples =
          new LinkedHashSet<>(
              values.getOrDefault(new ColumnName(table.name(), column.name()), Set.of()));
      examples.addAll(column.examples());
      columns.add(
          new Column(
              column.name(),
              column.label(),
              column.type(),
              column.key(),
              column.about(),
              List.copyOf(examples)));
    }
    return columns;
  }
}
