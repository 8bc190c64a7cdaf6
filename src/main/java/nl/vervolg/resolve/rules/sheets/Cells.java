package nl.vervolg.resolve.rules.sheets;

import java.util.SortedMap;
import java.util.TreeMap;
import org.drools.template.parser.DataListener;

/** Takes down the cells that a reader of decision tables finds: texts by row and column, from 1. */
final class Cells implements DataListener {
  private final SortedMap<Integer, SortedMap<Integer, String>> rows = new TreeMap<>();

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
    String text = clean(value);
    if (!text.isEmpty()) {
      rows.computeIfAbsent(row + 1, number -> new TreeMap<>()).put(column + 1, text);
    }
  }

  /** Line breaks stay; other characters that cannot be seen become blanks. */
  private static String clean(String value) {
    return value
        .replace(CsvText.BREAK, '\n')
        .replaceAll("\\R", "\n")
        .replaceAll("[\\p{C}\\p{Zl}\\p{Zp}\\p{Zs}&&[^\n]]+", " ")
        .strip();
  }
}
