package nl.vervolg.resolve.rules.sheets;

import java.io.ByteArrayInputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Position;
import org.drools.decisiontable.parser.csv.CsvLineParser;
import org.drools.decisiontable.parser.csv.CsvParser;

/**
 * Reads a sheet of commas, semicolons or tabs. Drools' reader takes commas and one line a row; what
 * spreadsheet programs write is brought to that first.
 */
final class CsvText {
  /** Stands for a line break within a cell. */
  static final char BREAK = '\u2028';

  private static final char QUOTE = '"';
  private static final String FORMULA = "=+-@";
  private static final String BYTE_ORDER = "\uFEFF";
  private static final String SEPARATOR_LINE = "sep=";
  private static final char[] SEPARATORS = {',', ';', '\t'};

  private final String text;
  private final SheetReport report;
  private final char separator;
  private final StringBuilder plain = new StringBuilder();

  /** Rows of which nobody can tell where a cell ends, which is told once. */
  private final Set<Integer> torn = new HashSet<>();

  private int row = 1;
  private int column = 1;

  private CsvText(String text, SheetReport report) {
    this.text = text;
    this.report = report;
    this.separator = separator(text);
  }

  /** The cells; what is wrong goes to {@code report}. */
  static Cells read(byte[] bytes, SheetReport report) {
    Cells cells = new Cells(report);
    Optional<String> text = text(bytes, report);
    if (text.isPresent()) {
      CsvText sheet = new CsvText(text.orElseThrow(), report);
      String plain = sheet.plain();
      new CsvParser(cells, new CsvLineParser())
          .parseFile(new ByteArrayInputStream(plain.getBytes(StandardCharsets.UTF_8)));
      cells.rows().keySet().removeAll(sheet.torn);
    }
    return cells;
  }

  private static Optional<String> text(byte[] bytes, SheetReport report) {
    boolean wide =
        bytes.length > 1
            && ((bytes[0] == -1 && bytes[1] == -2) || (bytes[0] == -2 && bytes[1] == -1));
    if (bytes.length > 1 && bytes[0] == 'P' && bytes[1] == 'K') {
      report.whole(
          "encoding",
          "This is a workbook (.xlsx) under the name of a text file (.csv).",
          "Give it a name that ends with .xlsx.");
      return Optional.empty();
    }
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (!wide && text.indexOf('\0') < 0) {
        return Optional.of(text.startsWith(BYTE_ORDER) ? text.substring(1) : text);
      }
    } catch (CharacterCodingException e) {
      System.getLogger(CsvText.class.getName())
          .log(System.Logger.Level.DEBUG, "A sheet is no UTF-8.", e);
    }
    report.whole(
        "encoding",
        wide
            ? "The file is saved as Unicode text (UTF-16), not as UTF-8."
            : "The file is not saved as UTF-8: it has letters as older Windows programs write them.",
        "Save it as (CSV UTF-8), or as a workbook (.xlsx).");
    return Optional.empty();
  }

  /** What stands most often outside quotes in the first line. */
  private static char separator(String text) {
    String first = text.lines().findFirst().orElse("");
    if (first.startsWith(SEPARATOR_LINE) && first.length() > SEPARATOR_LINE.length()) {
      return first.charAt(SEPARATOR_LINE.length());
    }
    String open = first.replaceAll("\"[^\"]*\"", "");
    char best = SEPARATORS[0];
    for (char each : SEPARATORS) {
      if (count(open, each) > count(open, best)) {
        best = each;
      }
    }
    return best;
  }

  private static long count(String text, char sign) {
    return text.chars().filter(each -> each == sign).count();
  }

  /** The same cells with quotes around each, commas between them and one line a row. */
  private String plain() {
    int at = 0;
    if (text.startsWith(SEPARATOR_LINE)) {
      at = Math.max(text.indexOf('\n') + 1, SEPARATOR_LINE.length() + 1);
      end();
    }
    while (at < text.length()) {
      at = cell(at);
      if (at < text.length() && text.charAt(at) == separator) {
        plain.append(',');
        column++;
        at++;
        if (at == text.length()) {
          cell(at);
        }
      } else {
        at += text.startsWith("\r\n", at) ? 2 : 1;
        end();
      }
    }
    return plain.toString();
  }

  private void end() {
    plain.append('\n');
    row++;
    column = 1;
  }

  /** Writes one cell; where it ends. */
  private int cell(int from) {
    plain.append(QUOTE);
    boolean quoted = from < text.length() && text.charAt(from) == QUOTE;
    int at = quoted ? from + 1 : from;
    boolean open = quoted;
    boolean after = false;
    while (at < text.length() && (open || !ends(text.charAt(at)))) {
      char sign = text.charAt(at);
      if (open && sign == QUOTE && !text.startsWith("\"\"", at)) {
        open = false;
      } else {
        at += open && sign == QUOTE ? 1 : 0;
        after |= quoted && !open && !Character.isWhitespace(sign);
        write(sign);
      }
      at++;
    }
    if (open || after) {
      torn(open);
    }
    plain.append(QUOTE);
    formula(text.substring(quoted ? from + 1 : from, at).strip());
    return at;
  }

  private void torn(boolean open) {
    if (torn.add(row)) {
      report.error(
          new Position(row, column),
          "quote",
          open
              ? "The cell begins with a quote that has no other side."
              : "In the cell, which begins with a quote, text stands after the next quote.",
          open
              ? "Put a quote at its end, or take the first one out."
              : "Put a quote at the end of the cell; write each quote within it twice.");
    }
  }

  /** Whoever opens the sheet must find the words that are read, and no more. */
  private void formula(String cell) {
    if (!cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0) {
      report.error(
          new Position(row, column),
          "formula",
          "The cell begins with ("
              + cell.charAt(0)
              + "), so spreadsheet programs take it for a formula.",
          "Begin it with a letter, a digit, a bracket or a brace.");
    }
  }

  private void write(char sign) {
    if (sign == '\n') {
      plain.append(BREAK);
    } else if (sign == QUOTE) {
      plain.append(QUOTE).append(QUOTE);
    } else if (sign != '\r') {
      plain.append(sign);
    }
  }

  private boolean ends(char sign) {
    return sign == separator || sign == '\n' || sign == '\r';
  }
}
