package nl.vervolg.schema.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import nl.vervolg.cli.Ran;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.Table;
import nl.vervolg.schema.Taken;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.Driver;

/** Schemas of PostgreSQL, from a real server. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PostgresTest {
  private static final String PASSWORD = "gUest-Word";
  private static final int TABLES = 400;
  private static final String WRONG = "wRong & word";

  private final EmbeddedPostgres server;
  private final Path drivers;

  PostgresTest(@TempDir Path folder) throws IOException {
    Path data = folder.resolve("data");
    drivers = DriverFolder.of(Driver.class);
    server = EmbeddedPostgres.builder().setDataDirectory(data).start();
    Path access = data.resolve("pg_hba.conf");
    Files.writeString(access, "host all guest all scram-sha-256\n" + Files.readString(access));
  }

  @BeforeAll
  void fill() throws SQLException {
    Fleet.make(
        address("postgres") + "?user=postgres",
        "SELECT pg_reload_conf()",
        "CREATE ROLE guest LOGIN PASSWORD '" + PASSWORD + "'",
        "GRANT SELECT ON port TO guest",
        "CREATE DATABASE harbour",
        "CREATE DATABASE bare");
    Fleet.make(
        address("harbour") + "?user=postgres",
        "COMMENT ON TABLE ship IS 'What sails.'",
        "COMMENT ON COLUMN ship.length IS E'Over all,\\nin metres.'",
        "CREATE SCHEMA \"Yard\"",
        "CREATE TYPE rig AS ENUM ('sloop', 'ketch')",
        "CREATE TABLE \"Yard\".dock (id SERIAL PRIMARY KEY, rig rig, ship INT REFERENCES ship,"
            + " words TEXT[], title TEXT)",
        "INSERT INTO \"Yard\".dock(rig, title) VALUES ('ketch', 'North')",
        "CREATE MATERIALIZED VIEW names AS SELECT name FROM ship",
        "CREATE TABLE rows_of_many (id INT, title VARCHAR(9)) PARTITION BY RANGE (id)");
  }

  @AfterAll
  void stop() throws IOException {
    server.close();
  }

  private String address(String database) {
    return "jdbc:postgresql://localhost:" + server.getPort() + "/" + database;
  }

  private SchemaReading read(String address, Credentials credentials) {
    return JdbcSource.of(address, credentials, List.of(drivers), ReadingBounds.USUAL)
        .read(ReadingProgress.NONE)
        .get(0);
  }

  private static Credentials guest(String password) {
    return new Credentials(Optional.of("guest"), Optional.of(password));
  }

  @Test
  void whatIsThereIsRead() throws IOException {
    Fleet.assertValuesAreReadBy(
        DriverFolder.source(address("postgres") + "?user=postgres", drivers));
    Fleet.assertIsReadBy(DriverFolder.source(address("postgres") + "?user=postgres", drivers));
  }

  @Test
  void commentsSchemasAndKindsOfTables() {
    SchemaReading reading = read(address("harbour") + "?user=postgres", Credentials.NONE);
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.schema().name()).isEqualTo("harbour");
    assertThat(reading.schema().tables().stream().map(Table::name))
        .containsExactly(
            "long_ships", "names", Fleet.ODD, "port", "rows_of_many", "ship", "Yard.dock");
    assertThat(Fleet.table(reading.schema(), "ship").about()).isEqualTo("What sails.");
    assertThat(Fleet.column(reading.schema(), "ship", "length").about().column())
        .isEqualTo("Over all,\nin metres.");
    assertThat(Fleet.column(reading.schema(), "ship", "length").type()).isEqualTo("numeric(6,2)");
    assertThat(Fleet.column(reading.schema(), "Yard.dock", "rig").examples())
        .containsExactly("ketch");
    assertThat(Fleet.column(reading.schema(), "Yard.dock", "title").type()).isEqualTo("text");
    assertThat(reading.schema().foreignKeys().toString())
        .contains("from=Yard.dock.ship, to=ship.ship_id");
  }

  /** How long it takes is printed; nothing depends on it. */
  @Test
  void manyHundredTablesAreImportedAndLinked(@TempDir Path folder)
      throws IOException, SQLException {
    try (Connection connection =
            DriverManager.getConnection(address("postgres") + "?user=postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE DATABASE crowded");
    }
    try (Connection connection =
            DriverManager.getConnection(address("crowded") + "?user=postgres");
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE part_0 (id INT PRIMARY KEY, weight INT, maker TEXT)");
      for (int i = 1; i < TABLES; i++) {
        statement.execute(
            "CREATE TABLE part_%1$d (id INT PRIMARY KEY, weight INT, maker_%1$d TEXT, of_part INT REFERENCES part_%2$d)"
                .formatted(i, (i - 1) / 2));
        statement.execute("INSERT INTO part_%d VALUES (%d, 7, 'Yard %d')".formatted(i, i, i));
      }
    }
    String crowded = address("crowded") + "?user=postgres";
    String home = drivers.resolveSibling("").toString();
    Path file = folder.resolve("crowded.json");
    long begin = System.nanoTime();
    Ran imported =
        Ran.command("schema", "import", crowded, "--home", home, "--out", file.toString());
    System.out.println(
        "Importing %d tables of PostgreSQL took %d ms."
            .formatted(TABLES, TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin)));
    assertThat(imported.code()).isZero();
    assertThat(imported.out()).contains("400 tables, 1,599 columns", "399 foreign keys");
    for (String source : List.of(crowded, file.toString())) {
      Ran linked =
          Ran.command(
              "link", "--schema", source, "--home", home, "Who is maker 217, and its weight?");
      assertThat(linked.code()).isZero();
      assertThat(linked.err()).isEmpty();
      assertThat(linked.out())
          .contains("more than 100 are cut.", "part_217.maker_217", "-- Examples: Yard 217");
    }
  }

  @Test
  void whatAnAccountMayNotReadIsTold() throws IOException {
    SchemaReading reading = read(address("postgres"), guest(PASSWORD));
    assertThat(reading.problems())
        .hasSize(3)
        .contains("The values of (ship) cannot be read: ERROR: permission denied for table ship.");
    assertThat(reading.schema().tables()).hasSize(4);
    assertThat(Fleet.column(reading.schema(), "port", "title").examples()).isNotEmpty();
    assertThat(Fleet.column(reading.schema(), "ship", "name").examples()).isEmpty();
    Taken values =
        Taken.from(
            JdbcSource.of(
                address("postgres"), guest(PASSWORD), List.of(drivers), ReadingBounds.USUAL),
            10);
    assertThat(values.of("port.title")).hasSize(3);
    assertThat(values.unread())
        .contains(
            "The values of (ship.name) cannot be read to the end: ERROR: permission denied for table ship.");
  }

  @Test
  void aWrongPasswordIsToldAndNotShown() {
    for (SchemaSupplier one :
        List.<SchemaSupplier>of(
            () -> read(address("postgres"), guest(WRONG)),
            () ->
                read(
                    address("postgres") + "?user=guest&password=wRong%20%26%20word",
                    Credentials.NONE))) {
      assertThatThrownBy(one::read)
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("password authentication failed")
          .hasMessageNotContaining("wRong");
    }
  }

  /** Reads, and fails. */
  private interface SchemaSupplier {
    SchemaReading read();
  }

  @Test
  void aServerThatIsNotThereOrHasNoTableIsTold() throws IOException {
    int free;
    try (ServerSocket socket = new ServerSocket(0)) {
      free = socket.getLocalPort();
    }
    assertThatThrownBy(() -> read("jdbc:postgresql://localhost:" + free + "/x", Credentials.NONE))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot be opened: ");
    assertThatThrownBy(() -> read(address("bare") + "?user=postgres", Credentials.NONE))
        .hasMessageContaining("shows no table.");
    assertThatThrownBy(() -> read(address("nowhere") + "?user=postgres", Credentials.NONE))
        .hasMessageContaining("\"nowhere\" does not exist");
  }
}
