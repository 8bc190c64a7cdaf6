package nl.vervolg.schema.sql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.Taken;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.JDBC;

/** Schemas of SQLite, from real files. */
class SqliteTest {
  @TempDir private Path folder;
  private Path drivers = Path.of("");

  @BeforeEach
  void drivers() throws IOException {
    drivers = DriverFolder.of(JDBC.class);
  }

  private String address(String file) {
    return "jdbc:sqlite:" + folder.resolve(file);
  }

  private SchemaReading read(String file) {
    return DriverFolder.source(address(file), drivers).read(ReadingProgress.NONE).get(0);
  }

  @Test
  void whatIsThereIsRead() throws SQLException, IOException {
    Fleet.make(address("fleet.sqlite"));
    Fleet.assertIsReadBy(DriverFolder.source(address("fleet.sqlite"), drivers));
    Fleet.assertValuesAreReadBy(DriverFolder.source(address("fleet.sqlite"), drivers));
    SchemaReading reading = read("fleet.sqlite");
    assertThat(reading.schema().name()).isEqualTo("fleet");
    assertThat(Fleet.column(reading.schema(), "ship", "name").type()).isEqualTo("VARCHAR(20)");
    assertThat(Fleet.column(reading.schema(), "ship", "length").type()).isEqualTo("DECIMAL(6,2)");
  }

  @Test
  void aForeignKeyThatNamesATableAloneMeansItsPrimaryKey() throws SQLException {
    Fleet.make(
        address("fleet.sqlite"),
        "CREATE TABLE \"order\" (a INT, b INT, z TEXT, PRIMARY KEY (b, a))",
        """
        CREATE TABLE line (x INT, y INT, p INT, q INT, m INT, n INT,
          FOREIGN KEY (x, y) REFERENCES "order", FOREIGN KEY (p, q) REFERENCES "ORDER",
          FOREIGN KEY (m, n) REFERENCES port(code, country))
        """);
    SchemaReading reading = read("fleet.sqlite");
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.schema().foreignKeys().stream().map(Object::toString))
        .contains(
            "ForeignKey[from=line.x, to=order.b]",
            "ForeignKey[from=line.y, to=order.a]",
            "ForeignKey[from=line.p, to=order.b]",
            "ForeignKey[from=line.q, to=order.a]",
            "ForeignKey[from=line.m, to=port.code]",
            "ForeignKey[from=line.n, to=port.country]");
  }

  @Test
  void aForeignKeyThatLeadsNowhereIsTold() throws SQLException {
    Fleet.make(
        address("fleet.sqlite"),
        "CREATE TABLE line (g INT REFERENCES gone, h INT REFERENCES ship(gone))");
    SchemaReading reading = read("fleet.sqlite");
    assertThat(reading.problems())
        .containsExactlyInAnyOrder(
            "The foreign key (line.g) is left out: (gone) is not among the tables that were read.",
            "The foreign key (line.h) is left out: (ship) has no such column.");
    assertThat(reading.schema().foreignKeys()).hasSize(3);
  }

  @Test
  void keysThatTheDriverCannotTellAreTold() throws SQLException {
    Fleet.make(
        address("fleet.sqlite"),
        "CREATE TABLE heap (a INT)",
        "CREATE TABLE line (g INT, h INT REFERENCES heap)");
    SchemaReading reading = read("fleet.sqlite");
    assertThat(reading.problems()).singleElement().asString().contains("(line");
    assertThat(reading.schema().tables()).extracting(table -> table.name()).contains("line");
  }

  @Test
  void aBrokenViewIsToldAndTheRestGoesOn() throws SQLException {
    Fleet.make(
        address("fleet.sqlite"),
        "CREATE TABLE gone (a TEXT)",
        "CREATE VIEW broken AS SELECT a FROM gone",
        "DROP TABLE gone");
    SchemaReading reading = read("fleet.sqlite");
    assertThat(reading.problems())
        .singleElement()
        .asString()
        .startsWith("(broken) ")
        .contains("left out");
    assertThat(reading.schema().tables()).hasSize(4);
  }

  @Test
  void aViewWithoutEndIsStopped() throws SQLException, IOException {
    Fleet.make(
        address("fleet.sqlite"),
        """
        CREATE VIEW endless AS
          WITH RECURSIVE n(i, t) AS (SELECT 1, name FROM ship UNION ALL SELECT i + 1, t FROM n)
          SELECT CAST(max(i) AS TEXT) AS most FROM n
        """);
    JdbcSource source =
        JdbcSource.of(
            address("fleet.sqlite"),
            Credentials.NONE,
            List.of(drivers),
            new ReadingBounds(
                Duration.ofMillis(300), Duration.ofMinutes(1), 100, Duration.ofMillis(300)));
    SchemaReading reading = source.read(ReadingProgress.NONE).get(0);
    assertThat(reading.problems())
        .containsExactly("The values of (endless) cannot be read: it takes longer than 300 ms.");
    assertThat(Fleet.names(Fleet.table(reading.schema(), "endless"))).containsExactly("most");
    Taken values = Taken.from(source, 10);
    assertThat(values.unread())
        .containsExactly(
            "The values of (endless.most) cannot be read to the end: it takes longer than 300 ms.");
    assertThat(values.of("ship.name")).hasSize(2);
  }

  @Test
  void examplesHaveATimeTogether() throws SQLException {
    Fleet.make(address("fleet.sqlite"));
    JdbcSource source =
        JdbcSource.of(
            address("fleet.sqlite"),
            Credentials.NONE,
            List.of(drivers),
            new ReadingBounds(Duration.ofSeconds(5), Duration.ZERO, 100, Duration.ZERO));
    SchemaReading reading = source.read(ReadingProgress.NONE).get(0);
    assertThat(reading.problems())
        .containsExactly("From (long_ships) on there are no examples: their time is over.");
    assertThat(reading.examples()).isZero();
    assertThat(reading.schema().tables()).hasSize(4);
  }

  @Test
  void aFileThatIsNotThereIsNotMade() {
    assertThatThrownBy(() -> read("none.sqlite"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("none.sqlite) cannot be opened");
    assertThat(folder.resolve("none.sqlite")).doesNotExist();
  }

  @Test
  void whatIsNoDatabaseOrHasNoTableIsTold() throws IOException, SQLException {
    Files.writeString(folder.resolve("text.sqlite"), "This is a letter.".repeat(100));
    assertThatThrownBy(() -> read("text.sqlite"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("text.sqlite) cannot be");
    try (Connection connection = DriverManager.getConnection(address("empty.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE t (a TEXT)");
      statement.execute("DROP TABLE t");
    }
    assertThatThrownBy(() -> read("empty.sqlite"))
        .hasMessageContaining("empty.sqlite) shows no table.");
  }

  @Test
  void nothingCanBeWritten() throws SQLException {
    Fleet.make(address("fleet.sqlite"));
    JdbcUrl url = new JdbcUrl(address("fleet.sqlite"), Credentials.NONE);
    try (Drivers loaded = Drivers.in(List.of(drivers));
        Connection connection = loaded.connect(url);
        Statement statement = connection.createStatement()) {
      assertThat(connection.isReadOnly()).isTrue();
      assertThatThrownBy(() -> statement.execute("DELETE FROM ship"))
          .isInstanceOf(SQLException.class);
    }
  }

  @Test
  void hundredsOfTablesAreRead() throws SQLException {
    try (Connection connection = DriverManager.getConnection(address("many.sqlite"));
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      for (int i = 0; i < 500; i++) {
        statement.execute(
            "CREATE TABLE t%03d (id INTEGER PRIMARY KEY, a TEXT, t INTEGER REFERENCES t%03d(id))"
                .formatted(i, i / 2));
      }
      connection.commit();
    }
    SchemaReading reading = read("many.sqlite");
    assertThat(reading.problems()).isEmpty();
    assertThat(reading.schema().tables()).hasSize(500);
    assertThat(reading.schema().foreignKeys()).hasSize(500);
  }

  @Test
  void aDriverThatIsNotThereIsAskedFor() {
    assertThatThrownBy(
            () ->
                DriverFolder.source("jdbc:nothing://host/x", drivers)
                    .read(ReadingProgress.NONE)
                    .get(0))
        .hasMessage(
            "No driver is there for (jdbc:nothing:...).\nPut the jar of its JDBC driver into "
                + drivers
                + ".");
  }

  @Test
  void aJarThatIsNoneDoesNoHarm() throws IOException, SQLException {
    Files.writeString(folder.resolve("a.jar"), "no jar");
    Fleet.make(address("fleet.sqlite"));
    JdbcSource source =
        DriverFolder.source(address("fleet.sqlite"), folder, folder.resolve("none"), drivers);
    assertThat(source.read(ReadingProgress.NONE).get(0).schema().tables()).hasSize(4);
  }
}
