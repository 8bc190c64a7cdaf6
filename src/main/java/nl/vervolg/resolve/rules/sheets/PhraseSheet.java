package nl.vervolg.resolve.rules.sheets;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.understand.phrases.PhraseRow;
import nl.vervolg.understand.phrases.PhraseRow.Part;

/**
 * A phrase sheet after reading.
 *
 * @param rules the rules of its rows
 * @param rows their wordings
 * @param columns where each column stands, from 1
 */
public record PhraseSheet(
    List<RuleSyntax> rules, List<PhraseRow> rows, Map<SheetColumn, Integer> columns) {
  /** The rows of a sheet, its first one included. */
  static final int MOST_ROWS = 5_001;

  private static final int LONGEST_CELL = 2_000;

  /** Rows for which the engine gets one rule, where they conclude the same. */
  private static final int AT_ONCE = 100;

  /** Copies the lists. */
  public PhraseSheet {
    rules = List.copyOf(rules);
    rows = List.copyOf(rows);
    columns = Map.copyOf(columns);
  }

  /** Whether a file is a sheet, by its name. */
  public static boolean isSheet(String name) {
    return !isLock(name) && (name.endsWith(".csv") || name.endsWith(".xlsx"));
  }

  /** What office programs leave beside a file while it is open. */
  public static boolean isLock(String name) {
    return name.startsWith("~$") || name.startsWith(".~lock");
  }

  /** Reads a sheet; what is wrong goes to {@code problems}, at its cell. */
  public static PhraseSheet read(
      Path file, byte[] bytes, PhrasePatterns patterns, Problems problems) {
    SheetReport report = new SheetReport(file, problems);
    Cells cells =
        file.toString().endsWith(".csv")
            ? CsvText.read(bytes, report)
            : Workbooks.read(bytes, report);
    return new Reader(patterns, report).read(cells.rows());
  }

  static void tooMany(int rows, SheetReport report) {
    report.whole(
        "too-large",
        "The sheet has " + rows + " rows, and more than " + (MOST_ROWS - 1) + " are not read.",
        "Split it into sheets of one subject each; delete rows that only look empty.");
  }

  /** The rules that the engine gets: a few that stand for all. */
  public static List<RuleSyntax> joined(List<RuleSyntax> rules) {
    Map<String, List<RuleSyntax>> alike = new LinkedHashMap<>();
    for (RuleSyntax rule : rules) {
      alike.computeIfAbsent(RowRule.concluded(rule), cue -> new ArrayList<>()).add(rule);
    }
    List<RuleSyntax> joined = new ArrayList<>();
    for (List<RuleSyntax> each : alike.values()) {
      for (int from = 0; from < each.size(); from += AT_ONCE) {
        joined.add(RowRule.joined(each.subList(from, Math.min(from + AT_ONCE, each.size()))));
      }
    }
    return joined;
  }

  /** Column of a part, from 1; 0 where the sheet has none. */
  private static int column(Map<SheetColumn, Integer> columns, SheetColumn column) {
    return columns.getOrDefault(column, 0);
  }

  /** Column of the wordings. */
  public int wordingColumn() {
    return column(columns, SheetColumn.WORDING);
  }

  /** Column of the languages. */
  public int languageColumn() {
    return column(columns, SheetColumn.LANGUAGE);
  }

  /** Column of the examples. */
  public int exampleColumn() {
    return column(columns, SheetColumn.EXAMPLE);
  }

  /** Column of the counter-examples. */
  public int counterExampleColumn() {
    return column(columns, SheetColumn.COUNTER_EXAMPLE);
  }

  /** Reads row by row. */
  private record Reader(PhrasePatterns patterns, SheetReport report) {

    PhraseSheet read(SortedMap<Integer, SortedMap<Integer, String>> rows) {
      List<RuleSyntax> rules = new ArrayList<>();
      List<PhraseRow> wordings = new ArrayList<>();
      Map<SheetColumn, Integer> columns = new EnumMap<>(SheetColumn.class);
      if (rows.isEmpty()) {
        if (report.sound()) {
          report.whole("empty", "The sheet is empty.", "Fill it, or delete the file.");
        }
      } else if (rows.size() > MOST_ROWS) {
        tooMany(rows.size(), report);
      } else if (headings(rows.firstKey(), rows.values().iterator().next(), columns)) {
        rows.tailMap(rows.firstKey() + 1)
            .forEach((number, cells) -> row(number, cells, columns, rules, wordings));
        if (rows.size() == 1 && report.sound()) {
          report.whole(
              "empty", "The sheet has headings and no rows.", "Fill it, or delete the file.");
        }
      }
      return new PhraseSheet(rules, wordings, columns);
    }

    private boolean headings(
        int row, Map<Integer, String> cells, Map<SheetColumn, Integer> columns) {
      boolean sound = true;
      for (Map.Entry<Integer, String> cell : cells.entrySet()) {
        Position at = new Position(row, cell.getKey());
        Optional<SheetColumn> column = SheetColumn.of(cell.getValue());
        if (column.isEmpty()) {
          sound = false;
          report.error(
              at,
              "column",
              "There is no column (" + shortened(cell.getValue()) + ").",
              Suggestions.maybe(cell.getValue(), SheetColumn.headings()));
        } else if (columns.putIfAbsent(column.orElseThrow(), cell.getKey()) != null) {
          sound = false;
          report.error(
              at,
              "column",
              "The column (" + cell.getValue() + ") is there twice.",
              "Delete one of them.");
        }
      }
      for (SheetColumn column : SheetColumn.values()) {
        if (sound && column.needed() && !columns.containsKey(column)) {
          report.error(
              new Position(row, 0),
              "column",
              "The column (" + column.heading() + ") is missing.",
              "Write these headings into the first row: "
                  + String.join(", ", SheetColumn.headings())
                  + ".");
        }
      }
      return sound
          && List.of(SheetColumn.values()).stream()
              .allMatch(column -> !column.needed() || columns.containsKey(column));
    }

    private static String shortened(String text) {
      return text.length() > 40 ? text.substring(0, 40) + "..." : text;
    }

    private void row(
        int number,
        SortedMap<Integer, String> cells,
        Map<SheetColumn, Integer> columns,
        List<RuleSyntax> rules,
        List<PhraseRow> wordings) {
      SheetRow row = new SheetRow(number, cells, columns);
      boolean complete = row.complete(report, LONGEST_CELL);
      if (row.spills()) {
        return;
      }
      Optional<PhrasePattern> pattern =
          row.has(SheetColumn.PATTERN, LONGEST_CELL) ? pattern(row) : Optional.empty();
      Optional<Language> language =
          row.has(SheetColumn.LANGUAGE, LONGEST_CELL) ? language(row) : Optional.empty();
      Optional<List<Part>> parts =
          pattern
              .filter(found -> row.has(SheetColumn.WORDING, LONGEST_CELL))
              .flatMap(
                  found ->
                      WordingReader.read(
                          row.text(SheetColumn.WORDING),
                          found,
                          row.at(SheetColumn.WORDING),
                          report));
      if (complete && parts.isPresent() && language.isPresent()) {
        RuleSyntax rule =
            row.rule(language.orElseThrow(), pattern.orElseThrow(), parts.orElseThrow());
        rules.add(rule);
        wordings.add(
            new PhraseRow(
                rule.id(),
                language.orElseThrow(),
                pattern.orElseThrow().name(),
                row.text(SheetColumn.WORDING),
                parts.orElseThrow()));
      }
    }

    private Optional<PhrasePattern> pattern(SheetRow row) {
      String written = row.text(SheetColumn.PATTERN);
      Optional<PhrasePattern> found = Optional.ofNullable(patterns.byName().get(written));
      if (found.isEmpty() && !patterns.byName().isEmpty() && !patterns.broken().contains(written)) {
        report.error(
            row.at(SheetColumn.PATTERN),
            "pattern",
            "There is no pattern (" + shortened(written) + ").",
            Suggestions.maybe(written, patterns.byName().keySet()));
      }
      return found;
    }

    private Optional<Language> language(SheetRow row) {
      String written = row.text(SheetColumn.LANGUAGE);
      if (!written.matches("[a-z]{2,3}")) {
        report.error(
            row.at(SheetColumn.LANGUAGE),
            "language",
            "(" + shortened(written) + ") is no code of a language.",
            "Write two small letters, such as en.");
        return Optional.empty();
      }
      return Optional.of(new Language(written));
    }
  }
}
