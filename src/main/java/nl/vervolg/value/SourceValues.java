package nl.vervolg.value;

import java.io.IOException;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.SchemaSource;
import nl.vervolg.schema.ValueTaker;

/**
 * The values of a database that is at hand.
 *
 * @param source the database
 */
public record SourceValues(SchemaSource source) implements ColumnValues {
  @Override
  public void each(Reader reader) throws IOException {
    source.values(
        new ValueTaker() {
          @Override
          public boolean column(ColumnName column) throws IOException {
            return reader.column(column);
          }

          @Override
          public boolean value(String value) throws IOException {
            return reader.value(value);
          }

          @Override
          public void unread(String what) {
            reader.unread(what);
          }
        });
  }

  @Override
  public void close() {
    // A database is open only while its values are read.
  }
}
