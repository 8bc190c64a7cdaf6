package nl.vervolg.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;

/** Which words lead to which columns of a schema, made once and read by any number of threads. */
final class ColumnIndex {
  /** How a word belongs to a column. */
  enum Field {
    NAME,
    ABOUT,
    VALUES
  }

  /**
   * A column as it is indexed.
   *
   * @param table number of its table
   * @param key whether it is of the primary key
   * @param phrases its name and its label
   * @param named the words of them
   * @param about number of other words that tell what it holds
   * @param values number of further words that tell what its values mean
   */
  record Entry(
      ColumnName name,
      int table,
      boolean key,
      Set<String> phrases,
      Set<String> named,
      int about,
      int values) {}

  /** A table as it is indexed: the words of its names and the numbers of its columns. */
  record Place(Set<String> named, List<Integer> columns) {}

  /** Two columns, of which one refers to the other. */
  record Join(int from, int to) {}

  /** A column that a word leads to, and how. */
  record Posting(int column, Field field) {}

  private final SchemaWords words;
  private final List<Entry> columns = new ArrayList<>();
  private final List<Place> tables = new ArrayList<>();
  private final List<Join> joins = new ArrayList<>();
  private final Map<String, List<Posting>> postings = new HashMap<>();
  private final Map<String, List<Integer>> tablesNamed = new HashMap<>();
  private final List<Set<Integer>> neighbours = new ArrayList<>();
  private final double[] columnWeights;
  private final double[] tableWeights;

  ColumnIndex(Schema schema, SchemaWords words) {
    this.words = words;
    schema.tables().forEach(this::add);
    Map<ColumnName, Integer> numbers = new HashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      numbers.putIfAbsent(columns.get(i).name(), i);
    }
    for (ForeignKey key : schema.foreignKeys()) {
      Integer from = numbers.get(key.from());
      Integer to = numbers.get(key.to());
      if (from != null && to != null) {
        joins.add(new Join(from, to));
      }
    }
    tables.forEach(table -> neighbours.add(new TreeSet<>()));
    for (Join join : joins) {
      int from = columns.get(join.from()).table();
      int to = columns.get(join.to()).table();
      if (from != to) {
        neighbours.get(from).add(to);
        neighbours.get(to).add(from);
      }
    }
    columnWeights = columns.stream().mapToDouble(column -> weight(column.named())).toArray();
    tableWeights = tables.stream().mapToDouble(table -> weight(table.named())).toArray();
  }

  private void add(Table table) {
    Set<String> named = stems(table.name(), table.label());
    named.forEach(
        word -> tablesNamed.computeIfAbsent(word, each -> new ArrayList<>()).add(tables.size()));
    List<Integer> numbers = new ArrayList<>();
    for (Column column : table.columns()) {
      numbers.add(columns.size());
      add(table, column);
    }
    tables.add(new Place(named, numbers));
  }

  private void add(Table table, Column column) {
    Set<String> named = stems(column.name(), column.label());
    Set<String> about = stems(column.about().column());
    about.removeAll(named);
    Set<String> values = stems(column.about().values());
    values.removeAll(named);
    values.removeAll(about);
    post(named, Field.NAME);
    post(about, Field.ABOUT);
    post(values, Field.VALUES);
    Set<String> phrases = new LinkedHashSet<>();
    phrases.add(words.phrase(column.name()));
    phrases.add(words.phrase(column.label()));
    phrases.removeIf(String::isBlank);
    columns.add(
        new Entry(
            new ColumnName(table.name(), column.name()),
            tables.size(),
            column.key(),
            phrases,
            named,
            about.size(),
            values.size()));
  }

  private void post(Set<String> stems, Field field) {
    Posting posting = new Posting(columns.size(), field);
    stems.forEach(stem -> postings.computeIfAbsent(stem, each -> new ArrayList<>()).add(posting));
  }

  private Set<String> stems(String... texts) {
    Set<String> stems = new HashSet<>();
    for (String text : texts) {
      stems.addAll(words.stems(text));
    }
    return stems;
  }

  List<Entry> columns() {
    return columns;
  }

  List<Place> tables() {
    return tables;
  }

  List<Join> joins() {
    return joins;
  }

  /** The tables that a table is joined with. */
  Set<Integer> neighbours(int table) {
    return neighbours.get(table);
  }

  /** The columns that a word leads to. */
  List<Posting> columns(String stem) {
    return postings.getOrDefault(stem, List.of());
  }

  /** The tables whose name has the word. */
  List<Integer> tables(String stem) {
    return tablesNamed.getOrDefault(stem, List.of());
  }

  /** Whether a table or a column is named by the word. */
  boolean names(String stem) {
    return !tables(stem).isEmpty()
        || columns(stem).stream().anyMatch(posting -> posting.field() == Field.NAME);
  }

  /** What all words of the names of a column tell together. */
  double columnWeight(int column) {
    return columnWeights[column];
  }

  /** What all words of the names of a table tell together. */
  double tableWeight(int table) {
    return tableWeights[table];
  }

  /** In one order, so that the sum is the same to the last bit. */
  private double weight(Set<String> stems) {
    return stems.stream().sorted().mapToDouble(this::weight).sum();
  }

  /** How much a word tells: the fewer columns have it, the more (inverse document frequency). */
  double weight(String stem) {
    return Math.log(1 + (columns.size() + 1) / (0.5 + columns(stem).size()));
  }
}
