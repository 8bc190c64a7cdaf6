package nl.vervolg.report;

import java.io.IOException;
import java.io.Writer;
import nl.vervolg.conversation.trail.KeptTurn;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/**
 * Turns as CSV (RFC 4180), a row each. A cell that a spreadsheet would take for a formula begins
 * with an apostrophe.
 */
public final class TurnTable implements TurnSink {
  /** Also as they are written beside Chinese and Japanese letters. */
  private static final String FORMULA = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20";

  private final CSVPrinter csv;

  /** Writes the names of the columns. */
  public TurnTable(Writer out) throws IOException {
    String[] names = TurnColumn.ALL.stream().map(TurnColumn::label).toArray(String[]::new);
    this.csv = CSVFormat.RFC4180.builder().setHeader(names).get().print(out);
  }

  @Override
  public void turn(KeptTurn turn) throws IOException {
    for (TurnColumn column : TurnColumn.ALL) {
      csv.print(harmless(column.of(turn)));
    }
    csv.println();
  }

  /** Blanks before a formula do not hide it from every spreadsheet. */
  static String harmless(String cell) {
    String begin = cell.stripLeading();
    boolean formula =
        (!cell.isEmpty() && FORMULA.indexOf(cell.charAt(0)) >= 0)
            || (!begin.isEmpty() && FORMULA.indexOf(begin.charAt(0)) >= 0);
    return formula ? "'" + cell : cell;
  }

  @Override
  public void end() throws IOException {
    csv.flush();
  }
}
