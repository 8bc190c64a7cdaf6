package nl.vervolg.schema.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import org.duckdb.DuckDBDriver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas of DuckDB, from real files, with a driver that a user put into a folder. */
class DuckDbTest {
  @TempDir private Path folder;
  private Path drivers = Path.of("");

  @BeforeEach
  void drivers() throws IOException {
    drivers = DriverFolder.of(DuckDBDriver.class);
  }

  private String address(String file) {
    return "jdbc:duckdb:" + folder.resolve(file);
  }

  @Test
  void whatIsThereIsRead() throws SQLException, IOException {
    Fleet.make(address("fleet.duckdb"));
    Fleet.assertIsReadBy(DriverFolder.source(address("fleet.duckdb"), drivers));
    Fleet.assertValuesAreReadBy(DriverFolder.source(address("fleet.duckdb"), drivers));
  }

  @Test
  void commentsSchemasAndBrokenViews() throws SQLException {
    Fleet.make(
        address("fleet.duckdb"),
        "COMMENT ON TABLE ship IS 'What sails.'",
        "COMMENT ON COLUMN ship.length IS 'Over all.'",
        "CREATE SCHEMA yard",
        "CREATE TABLE yard.dock (id INTEGER PRIMARY KEY, title VARCHAR)",
        "INSERT INTO yard.dock VALUES (1, 'North')",
        "CREATE TABLE gone (a VARCHAR)",
        "CREATE VIEW broken AS SELECT a FROM gone",
        "DROP TABLE gone");
    SchemaReading reading =
        DriverFolder.source(address("fleet.duckdb"), drivers).read(ReadingProgress.NONE).get(0);
    assertThat(Fleet.table(reading.schema(), "ship").about()).isEqualTo("What sails.");
    assertThat(Fleet.column(reading.schema(), "ship", "length").about().column())
        .isEqualTo("Over all.");
    assertThat(Fleet.column(reading.schema(), "yard.dock", "title").examples())
        .containsExactly("North");
    assertThat(reading.problems()).singleElement().asString().contains("(broken)");
  }

  @Test
  void aFileThatIsNotThereIsNotMade() {
    JdbcSource none = DriverFolder.source(address("none.duckdb"), drivers);
    assertThatThrownBy(() -> none.read(ReadingProgress.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be opened");
    assertThat(folder.resolve("none.duckdb")).doesNotExist();
  }
}
