package nl.vervolg.value.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.value.ColumnValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values of columns from a JSON file. */
class ValuesFileTest {
  @TempDir private Path folder;

  /** Writes down what comes, and wants no more than two values of a column. */
  private static final class Heard implements ColumnValues.Reader {
    private final List<String> all = new ArrayList<>();
    private int values;

    @Override
    public boolean column(ColumnName column) {
      all.add(column.toString());
      values = 0;
      return !column.column().equals("left");
    }

    @Override
    public boolean value(String value) {
      all.add(value);
      return ++values < 2;
    }

    @Override
    public void unread(String what) {
      all.add(what);
    }
  }

  private List<String> read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("values.json"), text);
    Heard heard = new Heard();
    try (ColumnValues values = ValuesFile.open(file)) {
      values.each(heard);
    }
    return heard.all;
  }

  @Test
  void columnsAndTheirValuesComeInTheOrderOfTheFile() throws IOException {
    assertThat(
            read(
                """
                {"ship": {"name": ["Ane", null, "Ane B", "Ane C"], "left": ["x"], "none": []},
                 "port": {"depth": [12, 3.50], "open": [true]}, "empty": {}}
                """))
        .containsExactly(
            "ship.name",
            "Ane",
            "Ane B",
            "ship.left",
            "ship.none",
            "port.depth",
            "12",
            "3.50",
            "port.open",
            "true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          []                        | line 1, column 1   | The file begins with {.
          {"ship": 3}               | line 1, column 10  | A table (ship) begins with {.
          {"ship": {"name": "Ane"}} | line 1, column 19  | The values of ship.name begin with [.
          {"ship": {"name": [[]]}}  | line 1, column 20  | A value of ship.name is a text
          {} {}                     | line 1, column 4   | Nothing comes after the last }.
          {"ship": {"name": [}      | line 1, column 20  | Unexpected close marker '}': expected ']'.
          {"ship": {}, "ship": {}}  | line 1, column     | Duplicate field 'ship'
          {"ship": {"name": ["Ane   | line 1, column     | is not JSON
          """)
  void whatHasAnotherFormIsToldWithItsPlace(String text, String place, String rule) {
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("values.json")
        .hasMessageContaining(place)
        .hasMessageContaining(rule);
  }

  @Test
  void aFileThatIsNotThereIsTold() {
    assertThatThrownBy(() -> ValuesFile.open(folder.resolve("none.json")))
        .hasMessageContaining("none.json) cannot be read");
  }

  @Test
  void aNumberThatIsTooLongIsToldWithItsFile() {
    String text = "{\"ship\": {\"length\": [" + "1".repeat(5_000) + "]}}";
    assertThatThrownBy(() -> read(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("values.json) cannot be read: line 1, column ")
        .hasMessageContaining("too long");
    String name = "{\"" + "n".repeat(60_000) + "\": {}}";
    assertThatThrownBy(() -> read(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("too long");
  }
}
