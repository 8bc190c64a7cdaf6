package nl.vervolg.schema.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import org.h2.Driver;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Schemas of H2, from real files. */
class H2Test {
  @TempDir private Path folder;
  private Path drivers = Path.of("");

  @BeforeEach
  void drivers() throws IOException {
    drivers = DriverFolder.of(Driver.class);
  }

  private String address() {
    return "jdbc:h2:" + folder.resolve("fleet");
  }

  @Test
  void whatIsThereIsRead() throws SQLException, IOException {
    Fleet.make(address());
    Fleet.assertIsReadBy(DriverFolder.source(address(), drivers));
    Fleet.assertValuesAreReadBy(DriverFolder.source(address(), drivers));
  }

  @Test
  void commentsAreDescriptionsAndOtherSchemasStandBeforeTheirTables() throws SQLException {
    Fleet.make(
        address(),
        "COMMENT ON TABLE ship IS 'What sails.'",
        "COMMENT ON COLUMN ship.length IS U&'Over all,\\000ain metres.'",
        "CREATE SCHEMA \"Yard\"",
        "CREATE TABLE \"Yard\".dock (id INTEGER PRIMARY KEY, ship INTEGER REFERENCES PUBLIC.ship)",
        "CREATE FORCE VIEW broken AS SELECT a FROM gone");
    SchemaReading reading =
        DriverFolder.source(address(), drivers).read(ReadingProgress.NONE).get(0);
    assertThat(Fleet.table(reading.schema(), "ship").about()).isEqualTo("What sails.");
    assertThat(Fleet.column(reading.schema(), "ship", "length").about().column())
        .isEqualTo("Over all,\nin metres.");
    assertThat(Fleet.column(reading.schema(), "Yard.dock", "ship").examples()).isEmpty();
    assertThat(reading.schema().foreignKeys().toString()).contains("Yard.DOCK.SHIP");
    assertThat(reading.problems()).singleElement().asString().contains("(BROKEN)");
  }

  @Test
  void aFileThatIsNotThereIsNotMade() {
    JdbcSource none = DriverFolder.source("jdbc:h2:" + folder.resolve("none"), drivers);
    assertThatThrownBy(() -> none.read(ReadingProgress.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be opened");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aPasswordIsTakenFromTheEnvironmentOrTheAddressAndNeverShown() throws SQLException {
    Fleet.make(address() + ";USER=mate;PASSWORD=sEcret12");
    Credentials mate = new Credentials(Optional.of("mate"), Optional.of("sEcret12"));
    assertThat(read(address(), mate).schema().tables()).hasSize(4);
    assertThat(read(address() + ";USER=mate;PASSWORD=sEcret12", Credentials.NONE).problems())
        .isEmpty();
    Credentials wrong = new Credentials(Optional.of("mate"), Optional.of("wRong123"));
    assertThatThrownBy(() -> read(address(), wrong))
        .hasMessageContaining("cannot be opened")
        .hasMessageNotContaining("wRong123");
    assertThatThrownBy(() -> read(address() + ";USER=mate;PASSWORD=wRong123;X=1", wrong))
        .hasMessageContaining("PASSWORD=***")
        .hasMessageNotContaining("wRong123");
    assertThat(wrong.toString()).doesNotContain("wRong123");
  }

  private SchemaReading read(String address, Credentials credentials) {
    return JdbcSource.of(address, credentials, List.of(drivers), ReadingBounds.USUAL)
        .read(ReadingProgress.NONE)
        .get(0);
  }
}
