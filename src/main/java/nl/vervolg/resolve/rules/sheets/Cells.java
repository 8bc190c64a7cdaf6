package nl.vervolg.resolve.rules.sheets;

import java.util.SortedMap;
import java.util.TreeMap;
import nl.vervolg.problem.Letters;
import nl.vervolg.resolve.rules.syntax.Position;
import org.drools.template.parser.DataListener;

/**
 * Takes down the cells that a reader of decision tables finds: texts by row and column, from 1.
 * What a person would read otherwise is told, and taken down as it is read.
 */
final class Cells implements DataListener {
  private final SheetReport report;
  private final SortedMap<Integer, SortedMap<Integer, String>> rows = new TreeMap<>();

  Cells(SheetReport report) {
    this.report = report;
  }

  /** The rows that have a text, each with its texts by column. */
  SortedMap<Integer, SortedMap<Integer, String>> rows() {
    return rows;
  }

  @Override
  public void startSheet(String name) {
    // A file is one sheet.
  }

  @Override
  public void finishSheet() {
    // Nothing is left to do.
  }

  @Override
  public void newRow(int row, int columns) {
    // A row without texts is no row.
  }

  @Override
  public void newCell(int row, int column, String value, int mergedFrom) {
    String lines = value.replace(CsvText.BREAK, '\n').replaceAll("\\R", "\n");
    Letters.Checked checked = Letters.check(lines);
    String text = clean(checked.plain());
    checked
        .distinct()
        .forEach(
            strange ->
                report.error(
                    new Position(row + 1, column + 1),
                    strange.kind(),
                    strange.what(),
                    strange.advice()));
    if (!text.isEmpty()) {
      rows.computeIfAbsent(row + 1, number -> new TreeMap<>()).put(column + 1, text);
    }
  }

  /** Line breaks stay; other blanks are plain ones. */
  private static String clean(String text) {
    return text.replaceAll("[\\t\\p{Zs}]+", " ").strip();
  }
}
