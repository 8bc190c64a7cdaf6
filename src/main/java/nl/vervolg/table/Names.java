package nl.vervolg.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.understand.Tokenizer;

/** What the words of a question can name in a table. */
final class Names {
  private static final int SHORTEST_PART = 3;

  /** Names by their first word, longest first. */
  private final Map<String, List<Name>> values = new HashMap<>();

  private final List<Name> columns = new ArrayList<>();
  private final Set<String> figures = new TreeSet<>();
  private final Map<String, Set<String>> parts = new LinkedHashMap<>();

  /** Words that name a column, or what stands in some. */
  record Name(List<String> words, Set<String> columns, boolean whole) {}

  /** A name that was found at some word. */
  record Found(int length, Set<String> columns, boolean whole) {}

  Names(Table table) {
    for (String header : table.header()) {
      column(header, Tokenizer.words(header));
      int bracket = header.indexOf('(');
      if (bracket > 0) {
        column(header, Tokenizer.words(header.substring(0, bracket)));
      }
    }
    columnParts(table.header());
    for (int i = 0; i < table.header().size(); i++) {
      int column = i;
      long some = table.rows().stream().filter(row -> figure(row.get(column))).count();
      if (2 * some > table.rows().size()) {
        figures.add(table.header().get(i));
      }
    }
    Map<List<String>, Set<String>> cells = new LinkedHashMap<>();
    for (List<String> row : table.rows()) {
      for (int i = 0; i < row.size(); i++) {
        cell(row.get(i), table.header().get(i), cells);
      }
    }
    cells.forEach(
        (words, found) ->
            values
                .computeIfAbsent(words.get(0), first -> new ArrayList<>())
                .add(new Name(words, found, true)));
  }

  private void column(String header, List<String> words) {
    if (!words.isEmpty()) {
      columns.add(new Name(words, Set.of(header), true));
    }
  }

  /** A word that only one column has stands for it. */
  private void columnParts(List<String> header) {
    Map<String, Set<String>> by = new LinkedHashMap<>();
    for (String name : header) {
      for (String word : Tokenizer.words(name)) {
        by.computeIfAbsent(word, each -> new TreeSet<>()).add(name);
      }
    }
    by.forEach(
        (word, names) -> {
          if (word.length() >= SHORTEST_PART && Character.isLetter(word.charAt(0))) {
            columns.add(new Name(List.of(word), names, false));
          }
        });
  }

  private void cell(String text, String column, Map<List<String>, Set<String>> cells) {
    List<String> words = Tokenizer.words(text);
    if (words.isEmpty()) {
      return;
    }
    cells.computeIfAbsent(words, each -> new LinkedHashSet<>()).add(column);
    int bracket = text.indexOf('(');
    List<String> bare = bracket > 0 ? Tokenizer.words(text.substring(0, bracket)) : List.of();
    if (!bare.isEmpty()) {
      cells.computeIfAbsent(bare, each -> new LinkedHashSet<>()).add(column);
    }
    if (Character.isLetter(words.get(0).charAt(0))) {
      for (String word : words) {
        if (word.length() > SHORTEST_PART && Character.isLetter(word.charAt(0))) {
          parts.computeIfAbsent(word, each -> new LinkedHashSet<>()).add(column);
        }
      }
    }
  }

  /** Whether figures stand in the columns. */
  boolean figures(Set<String> some) {
    return some.stream().anyMatch(figures::contains);
  }

  private static boolean figure(String cell) {
    return cell.matches("[-+$€£]?[0-9][0-9.,]*%?");
  }

  /** The longest name of a column that begins there. */
  Optional<Found> column(List<String> words, int at) {
    Optional<Found> best = Optional.empty();
    for (Name name : columns) {
      int end = at + name.words().size();
      if (end <= words.size()
          && Alike.all(name.words(), words.subList(at, end))
          && best.map(found -> found.length() < name.words().size()).orElse(true)) {
        best = Optional.of(new Found(name.words().size(), name.columns(), name.whole()));
      }
    }
    return best;
  }

  /** The longest value that begins there. */
  Optional<Found> value(List<String> words, int at) {
    Optional<Found> best = Optional.empty();
    for (Name name : values.getOrDefault(words.get(at), List.of())) {
      int end = at + name.words().size();
      if (end <= words.size()
          && name.words().equals(words.subList(at, end))
          && best.map(found -> found.length() < name.words().size()).orElse(true)) {
        best = Optional.of(new Found(name.words().size(), name.columns(), name.whole()));
      }
    }
    return best;
  }

  /** Columns that have a value with that word in it. */
  Set<String> part(String word) {
    return parts.getOrDefault(word, Set.of());
  }
}
