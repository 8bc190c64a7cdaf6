package nl.vervolg.problem;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.regex.Pattern;

/**
 * A place in a file.
 *
 * @param file the file
 * @param line line in it, from 1; 0 for the file as a whole
 * @param column character in the line, from 1; 0 for the line as a whole
 */
public record Place(Path file, int line, int column) implements Comparable<Place> {
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}&&[^\\n\\t]]");

  private static final Comparator<Place> ORDER =
      Comparator.comparing((Place place) -> place.file().toString())
          .thenComparingInt(Place::line)
          .thenComparingInt(Place::column);

  private static final String WORKBOOK = ".xlsx";
  private static final int LETTERS = 26;

  /** A line as a whole. */
  public Place(Path file, int line) {
    this(file, line, 0);
  }

  @Override
  public int compareTo(Place other) {
    return ORDER.compare(this, other);
  }

  /** A text without the characters that give orders to a screen, or cannot be seen on it. */
  static String shown(String text) {
    return UNSEEN.matcher(text).replaceAll("?");
  }

  /** As compilers write it, so that editors find it: {@code file:line:column}. */
  @Override
  public String toString() {
    return shown(file.toString().replace('\n', '?')) + where();
  }

  /** The place within a file of this name, with a colon before it; of a workbook, its cell. */
  public String where() {
    if (line > 0 && column > 0 && file.toString().endsWith(WORKBOOK)) {
      return ":" + letters(column) + line;
    }
    return (line > 0 ? ":" + line : "") + (column > 0 ? ":" + column : "");
  }

  /** As spreadsheets call their columns: A to Z, then AA. */
  private static String letters(int column) {
    int before = (column - 1) / LETTERS;
    char last = (char) ('A' + (column - 1) % LETTERS);
    return before == 0 ? String.valueOf(last) : letters(before) + last;
  }
}
