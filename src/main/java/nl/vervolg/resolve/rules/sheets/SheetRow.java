package nl.vervolg.resolve.rules.sheets;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import nl.vervolg.dialogue.Language;
import nl.vervolg.resolve.rules.sheets.RowRule.Stated;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.understand.phrases.PhraseRow.Part;

/**
 * A row of a sheet.
 *
 * @param number from 1
 * @param cells its texts by column
 * @param columns where each column stands
 */
record SheetRow(int number, SortedMap<Integer, String> cells, Map<SheetColumn, Integer> columns) {

  /** The text of a column; empty where there is none. */
  String text(SheetColumn column) {
    return cells.getOrDefault(columns.getOrDefault(column, 0), "");
  }

  Position at(SheetColumn column) {
    return new Position(number, columns.getOrDefault(column, 0));
  }

  /** True when all that is needed is there, and no more. */
  boolean complete(SheetReport report, int longest) {
    boolean complete = true;
    for (SheetColumn column : SheetColumn.values()) {
      if (column.needed() && text(column).isEmpty()) {
        complete = false;
        report.error(
            at(column),
            "empty-cell",
            "The cell (" + column.heading() + ") is empty.",
            "Fill it; a row without anything in it is passed over.");
      } else if (text(column).length() > longest) {
        complete = false;
        report.error(
            at(column),
            "too-large",
            "The cell (" + column.heading() + ") has more than " + longest + " characters.",
            "Shorten it.");
      }
    }
    for (int column : spilled()) {
      complete = false;
      report.error(
          new Position(number, column),
          "column",
          "The cell stands under no heading.",
          "Empty it; in a text file, put a text that has a separator in it into quotes.");
    }
    return complete;
  }

  /** True for a cell that has something in it that can be read. */
  boolean has(SheetColumn column, int longest) {
    return !text(column).isEmpty() && text(column).length() <= longest;
  }

  /** True when a cell stands under no heading, so that others may have moved as well. */
  boolean spills() {
    return !spilled().isEmpty();
  }

  private Set<Integer> spilled() {
    int last = columns.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    return cells.tailMap(last + 1).keySet();
  }

  RuleSyntax rule(Language language, PhrasePattern pattern, List<Part> parts) {
    Stated wording = stated(SheetColumn.WORDING);
    Stated id =
        text(SheetColumn.ID).isEmpty()
            ? new Stated(RowRule.id(language, parts), wording.at())
            : stated(SheetColumn.ID);
    Stated why =
        Optional.of(stated(SheetColumn.WHY))
            .filter(stated -> !stated.text().isEmpty())
            .orElse(new Stated(pattern.means(), wording.at()));
    return RowRule.of(
        id,
        "(" + language.code() + ") " + wording.text() + " -> " + pattern.name(),
        wording.at(),
        pattern,
        why,
        stated(SheetColumn.EXAMPLE),
        stated(SheetColumn.COUNTER_EXAMPLE));
  }

  private Stated stated(SheetColumn column) {
    return new Stated(text(column), at(column));
  }
}
