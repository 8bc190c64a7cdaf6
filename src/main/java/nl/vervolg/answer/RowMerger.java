package nl.vervolg.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.answer.AnswerRow.Binding;
import nl.vervolg.query.ResultTable;

/**
 * Makes one row of all table rows about the same thing, in the order in which things come first.
 */
final class RowMerger {
  private static final Set<String> OWN_FIELDS =
      Set.of("item", "name", "slug", "type", "order_value", "property", "value");

  private RowMerger() {}

  /**
   * The rows.
   *
   * @param fact name of the fact that the column {@code value} holds, where no column says so
   */
  static List<AnswerRow> merge(ResultTable table, String fact) {
    Map<String, AnswerRow> first = new LinkedHashMap<>();
    Map<String, Map<String, Set<String>>> values = new LinkedHashMap<>();
    for (ResultTable.Row row : table.rows()) {
      String item = table.cell(row, "item").text();
      first.putIfAbsent(item, bare(table, row));
      collect(table, row, fact, values.computeIfAbsent(item, iri -> new LinkedHashMap<>()));
    }
    return first.entrySet().stream()
        .map(entry -> with(entry.getValue(), values.getOrDefault(entry.getKey(), Map.of())))
        .toList();
  }

  private static AnswerRow bare(ResultTable table, ResultTable.Row row) {
    return new AnswerRow(
        table.cell(row, "name").text(),
        table.cell(row, "slug").text(),
        table.cell(row, "type").text(),
        table.cell(row, "item").text(),
        List.of());
  }

  private static void collect(
      ResultTable table, ResultTable.Row row, String fact, Map<String, Set<String>> values) {
    for (String column : table.columns()) {
      if (!OWN_FIELDS.contains(column)) {
        put(values, column, table.cell(row, column).text());
      }
    }
    String property = table.cell(row, "property").text();
    put(values, property.isEmpty() ? fact : property, table.cell(row, "value").text());
    put(values, "order_value", table.cell(row, "order_value").text());
  }

  private static void put(Map<String, Set<String>> values, String name, String value) {
    if (!name.isEmpty() && !value.isEmpty()) {
      values.computeIfAbsent(name, key -> new LinkedHashSet<>()).add(value);
    }
  }

  private static AnswerRow with(AnswerRow row, Map<String, Set<String>> values) {
    List<Binding> bindings = new ArrayList<>();
    values.forEach((name, all) -> bindings.add(new Binding(name, List.copyOf(all))));
    return new AnswerRow(row.name(), row.slug(), row.type(), row.iri(), bindings);
  }
}
