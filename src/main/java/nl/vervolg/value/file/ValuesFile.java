package nl.vervolg.value.file;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.file.JsonFault;
import nl.vervolg.value.ColumnValues;
import org.jspecify.annotations.Nullable;

/**
 * A JSON file with the values of the columns of one database: for each table, by its name, an
 * object with a list of values for each column, by its name. Values are texts, numbers, true and
 * false; null is none. The file is read as it comes, so it may be large.
 */
public final class ValuesFile implements ColumnValues {
  private static final JsonFactory JSON =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final Path file;
  private final JsonParser parser;

  private ValuesFile(Path file, JsonParser parser) {
    this.file = file;
    this.parser = parser;
  }

  /**
   * Opens a file, to be read once.
   *
   * @throws IllegalArgumentException where it is not there
   */
  public static ValuesFile open(Path file) throws IOException {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw new IllegalArgumentException(
          "The file of values (" + file + ") cannot be read.\nCheck its name and its rights.");
    }
    return new ValuesFile(file, JSON.createParser(file.toFile()));
  }

  /**
   * The names of the tables of a file.
   *
   * @throws IllegalArgumentException where it is not there or has another form
   */
  public static Set<String> tables(Path file) throws IOException {
    Set<String> tables = new LinkedHashSet<>();
    try (ValuesFile values = open(file)) {
      values.each(
          new Reader() {
            @Override
            public boolean column(ColumnName column) {
              tables.add(column.table());
              return false;
            }

            @Override
            public boolean value(String value) {
              return false;
            }

            @Override
            public void unread(String what) {
              // Only the tables are asked for.
            }
          });
    }
    return tables;
  }

  @Override
  public void each(Reader reader) throws IOException {
    try {
      expect(JsonToken.START_OBJECT, parser.nextToken(), "The file begins with {.");
      for (String table = name(); table != null; table = name()) {
        expect(
            JsonToken.START_OBJECT, parser.nextToken(), "A table (" + table + ") begins with {.");
        for (String column = name(); column != null; column = name()) {
          column(new ColumnName(table, column), reader);
        }
      }
      if (parser.nextToken() != null) {
        throw wrong("Nothing comes after the last }.");
      }
    } catch (StreamConstraintsException e) {
      throw new IllegalArgumentException(
          "The file of values ("
              + file
              + ") cannot be read"
              + JsonFault.at(parser.currentLocation())
              + ".\n"
              + "A name, text or number is too long, or lists are too deep in each other.",
          e);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException(
          "The file of values ("
              + file
              + ") is not JSON"
              + JsonFault.at(e.getLocation())
              + ".\n"
              + JsonFault.said(e),
          e);
    }
  }

  /** The next name of an object; null at its end. */
  private @Nullable String name() throws IOException {
    return parser.nextToken() == JsonToken.FIELD_NAME ? parser.currentName() : null;
  }

  private void column(ColumnName column, Reader reader) throws IOException {
    expect(JsonToken.START_ARRAY, parser.nextToken(), "The values of " + column + " begin with [.");
    boolean wanted = reader.column(column);
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      if (!parser.currentToken().isScalarValue()) {
        throw wrong("A value of " + column + " is a text, a number, true, false or null.");
      }
      if (wanted && parser.currentToken() != JsonToken.VALUE_NULL) {
        wanted = reader.value(parser.getText());
      }
    }
  }

  private void expect(JsonToken wanted, @Nullable JsonToken there, String rule) {
    if (there != wanted) {
      throw wrong(rule);
    }
  }

  private IllegalArgumentException wrong(String rule) {
    return new IllegalArgumentException(
        "The file of values ("
            + file
            + ") has another form"
            + JsonFault.at(parser.currentTokenLocation())
            + ".\n"
            + DrawnText.line(rule));
  }

  @Override
  public void close() throws IOException {
    parser.close();
  }
}
