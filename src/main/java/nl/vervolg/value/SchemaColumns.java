package nl.vervolg.value;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/** The columns of a schema as texts speak of them. */
final class SchemaColumns {
  private static final int MOST_WORDS = 8;

  private final Map<ColumnName, Integer> order = new HashMap<>();
  private final Map<ColumnName, Set<String>> stems = new HashMap<>();
  private final Map<String, Set<ColumnName>> named = new HashMap<>();
  private final Set<String> allStems = new HashSet<>();

  SchemaColumns(Schema schema, List<String> languages, Set<String> stopWords) {
    Stems endings = new Stems(languages);
    for (Table table : schema.tables()) {
      allStems.addAll(stems(table.label(), endings, Set.of()));
      for (Column column : table.columns()) {
        ColumnName name = new ColumnName(table.name(), column.name());
        order.put(name, order.size());
        stems.put(name, stems(column.label(), endings, stopWords));
        allStems.addAll(stems(column.label(), endings, Set.of()));
        List.of(column.name(), column.label(), name.toString())
            .forEach(
                text ->
                    named
                        .computeIfAbsent(
                            ValueText.of(text).whole(), key -> new TreeSet<>(inOrder()))
                        .add(name));
      }
    }
  }

  private static Set<String> stems(String label, Stems endings, Set<String> without) {
    Set<String> all = new HashSet<>();
    ValueText.of(label).words().stream()
        .map(ValueText.Word::folded)
        .filter(word -> !without.contains(word))
        .forEach(word -> all.addAll(endings.of(word)));
    return all;
  }

  /** The order of the schema. */
  Comparator<ColumnName> inOrder() {
    return Comparator.comparing(name -> order.getOrDefault(name, Integer.MAX_VALUE));
  }

  /** Whether a word stands in the name of any column or table. */
  boolean names(Set<String> stemsOfWord) {
    return stemsOfWord.stream().anyMatch(allStems::contains);
  }

  /** Whether a word stands in the name of a column. */
  boolean names(ColumnName column, Set<String> stemsOfWord) {
    Set<String> known = stems.getOrDefault(column, Set.of());
    return stemsOfWord.stream().anyMatch(known::contains);
  }

  /** The columns whose name ends before a word of a text; of the longest name. */
  Set<ColumnName> before(ValueText text, int word) {
    for (int words = Math.min(MOST_WORDS, word); words > 0; words--) {
      Set<ColumnName> columns = named.get(text.whole(word - words, word));
      if (columns != null) {
        return columns;
      }
    }
    return Set.of();
  }
}
