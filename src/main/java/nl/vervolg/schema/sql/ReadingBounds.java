package nl.vervolg.schema.sql;

import java.time.Duration;

/**
 * How much a database is asked for.
 *
 * @param statement how long a statement may take
 * @param examples how long all examples together may take
 * @param rows number of rows of a table that are looked at for examples
 * @param column how long all values of a column may take
 */
public record ReadingBounds(Duration statement, Duration examples, int rows, Duration column) {
  /** What holds when nobody says otherwise. */
  public static final ReadingBounds USUAL =
      new ReadingBounds(Duration.ofSeconds(5), Duration.ofMinutes(2), 100, Duration.ofMinutes(2));
}
