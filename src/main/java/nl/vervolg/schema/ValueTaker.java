package nl.vervolg.schema;

import java.io.IOException;

/** Takes the distinct values of the columns of a database, as a source gives them. */
public interface ValueTaker {
  /**
   * The values of this column follow.
   *
   * @return whether they are wanted
   */
  boolean column(ColumnName column) throws IOException;

  /**
   * The next value of the column; what is null does not come.
   *
   * @return whether more of this column are wanted
   */
  boolean value(String value) throws IOException;

  /**
   * Something could not be read, and the rest can.
   *
   * @param what in a sentence
   */
  void unread(String what);
}
