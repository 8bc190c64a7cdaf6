package nl.vervolg.schema;

import java.io.IOException;
import java.util.List;

/** Where schemas are read from. */
public interface SchemaSource {
  /**
   * Reads the databases of the source: a file can have many.
   *
   * @throws IllegalArgumentException where the source cannot be used: what, where, which value
   * @throws IOException when a file cannot be read
   */
  List<SchemaReading> read(ReadingProgress progress) throws IOException;

  /**
   * Gives the distinct values of its columns, a column after the other; none where only the schema
   * is at hand.
   *
   * @throws IllegalArgumentException where the source cannot be used
   * @throws IOException when a file cannot be read, or the taker says so
   */
  void values(ValueTaker taker) throws IOException;
}
