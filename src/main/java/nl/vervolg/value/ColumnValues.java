package nl.vervolg.value;

import java.io.Closeable;
import java.io.IOException;
import nl.vervolg.schema.ColumnName;

/**
 * The distinct values of the columns of a database. They are given one by one, so that a source of
 * millions of them needs no more memory than one of a few.
 */
public interface ColumnValues extends Closeable {
  /**
   * Gives all of them, a column after the other, in any order.
   *
   * @throws IllegalArgumentException where the source has another form: what, where, which value
   * @throws IOException when it cannot be read at all
   */
  void each(Reader reader) throws IOException;

  /** Takes the values. */
  interface Reader {
    /**
     * The values of this column follow, until the next column or the end. A column comes once,
     * under its name in the schema, whatever the case.
     *
     * @return whether they are wanted; where not, the source leaves them out
     */
    boolean column(ColumnName column) throws IOException;

    /**
     * The next value of the column, as the database has it. A number or a date comes as its usual
     * text, and what is null does not come.
     *
     * @return whether more of this column are wanted; where not, the source goes to the next column
     */
    boolean value(String value) throws IOException;

    /**
     * Something could not be read, and the rest can.
     *
     * @param what in a sentence, with its place and what to do
     */
    void unread(String what);
  }
}
