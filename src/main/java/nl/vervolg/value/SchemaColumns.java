package nl.vervolg.value;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/** The columns of a schema as texts speak of them. */
final class SchemaColumns {
  private static final int MOST_WORDS = 8;

  /** Where a word begins within a name: {@code ClubMembers}, {@code CDSCode}, {@code club2}. */
  private static final Pattern WITHIN =
      Pattern.compile(
          "(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})"
              + "|(?<=\\p{L})(?=\\p{N})|(?<=\\p{N})(?=\\p{L})");

  /** Letters of a word that can begin or end a longer one; shorter ones do so by chance. */
  private static final int OF_COMPOUND = 5;

  private final Map<ColumnName, Integer> order = new HashMap<>();
  private final Map<ColumnName, Set<String>> stems = new HashMap<>();
  private final Map<String, Set<ColumnName>> named = new HashMap<>();
  private final Set<String> allStems = new HashSet<>();
  private final Set<String> allWords = new TreeSet<>();

  SchemaColumns(Schema schema, List<String> languages, Set<String> stopWords) {
    Stems endings = new Stems(languages);
    for (Table table : schema.tables()) {
      known(table.name(), endings);
      known(table.label(), endings);
      for (Column column : table.columns()) {
        ColumnName name = new ColumnName(table.name(), column.name());
        order.put(name, order.size());
        stems.put(name, stems(column.label(), endings, stopWords));
        known(column.name(), endings);
        known(column.label(), endings);
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

  private void known(String name, Stems endings) {
    allStems.addAll(stems(name, endings, Set.of()));
    words(name).forEach(allWords::add);
  }

  /** The words of a name, and those within them. */
  private static Stream<String> words(String name) {
    return Stream.of(name, WITHIN.matcher(name).replaceAll(" "))
        .flatMap(text -> ValueText.of(text).words().stream())
        .map(ValueText.Word::folded)
        .distinct();
  }

  private static Set<String> stems(String label, Stems endings, Set<String> without) {
    Set<String> all = new HashSet<>();
    words(label)
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

  /** Whether the name of any column or table has a longer word that begins or ends with it. */
  boolean compounds(String word) {
    return word.length() >= OF_COMPOUND
        && allWords.stream().anyMatch(known -> known.startsWith(word) || known.endsWith(word));
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
