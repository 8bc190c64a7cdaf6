package nl.vervolg.schema.sql;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ReadingProgress;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.SchemaReading;
import nl.vervolg.schema.Table;
import nl.vervolg.schema.Taken;

/** A made-up database with whatever is odd, in the words that all servers understand. */
public final class Fleet {
  private static final String TABLES =
      """
      CREATE TABLE port (country VARCHAR(2) NOT NULL, code INTEGER NOT NULL, title VARCHAR(40),
        PRIMARY KEY (country, code));
      CREATE TABLE ship (ship_id INTEGER PRIMARY KEY, name VARCHAR(20), built DATE,
        length DECIMAL(6,2), sister INTEGER REFERENCES ship(ship_id),
        home_country VARCHAR(2), home_code INTEGER,
        FOREIGN KEY (home_country, home_code) REFERENCES port(country, code));
      CREATE TABLE "odd ""name"", with; DROP TABLE ship; --" (
        "select" VARCHAR(20) PRIMARY KEY, "größe in Metern" VARCHAR(20), "100%_sure" VARCHAR(5));
      CREATE VIEW long_ships AS SELECT name, length FROM ship WHERE length > 20;
      INSERT INTO port VALUES ('NL', 1, 'Delfzijl'), ('NL', 2, 'Vlissingen'), ('BE', 1, 'Oostende');
      INSERT INTO ship VALUES (1, 'Zeehond', DATE '1901-05-01', 31.5, NULL, 'NL', 1);
      INSERT INTO ship VALUES (2, 'Robbe', DATE '1902-06-01', 12.25, 1, 'BE', 1);
      INSERT INTO ship VALUES (3, 'Zeehond', NULL, NULL, NULL, NULL, NULL);
      INSERT INTO "odd ""name"", with; DROP TABLE ship; --" VALUES ('a', 'zwölf', 'yes');
      """;

  /** The odd name as it is. */
  static final String ODD = "odd \"name\", with; DROP TABLE ship; --";

  private Fleet() {}

  /** Makes it, and whatever else is wanted. */
  public static void make(String address, String... more) throws SQLException {
    try (Connection connection = DriverManager.getConnection(address);
        Statement statement = connection.createStatement()) {
      for (String sql :
          TABLES.replace("; DROP", "\u0000").replace("; --", "\u0001").split(";", -1)) {
        if (!sql.isBlank()) {
          statement.execute(
              dates(address, sql.replace("\u0000", "; DROP").replace("\u0001", "; --")));
        }
      }
      for (String sql : more) {
        statement.execute(sql);
      }
    }
  }

  /** One of them has no dates. */
  private static String dates(String address, String sql) {
    return address.startsWith("jdbc:sqlite:") ? sql.replace("DATE '", "'") : sql;
  }

  /** What every database tells of it, whatever it calls its types. */
  static void assertIsReadBy(JdbcSource source) {
    SchemaReading reading =
        source.read((done, all) -> assertThat(done).isLessThanOrEqualTo(all)).get(0);
    Schema schema = reading.schema();
    assertThat(reading.problems()).isEmpty();
    assertThat(lower(schema.tables().stream().map(Table::name).toList()))
        .containsExactlyInAnyOrder("long_ships", ODD.toLowerCase(Locale.ROOT), "port", "ship");
    assertThat(lower(schema.foreignKeys().stream().map(Object::toString).toList()))
        .containsExactly(
            "foreignkey[from=ship.sister, to=ship.ship_id]",
            "foreignkey[from=ship.home_country, to=port.country]",
            "foreignkey[from=ship.home_code, to=port.code]");
    assertThat(lower(names(table(schema, "ship"))))
        .containsExactly(
            "ship_id", "name", "built", "length", "sister", "home_country", "home_code");
    assertThat(lower(keys(table(schema, "port")))).containsExactly("country", "code");
    assertThat(column(schema, "ship", "name").examples()).containsExactly("Zeehond", "Robbe");
    assertThat(column(schema, "port", "country").examples()).containsExactly("BE", "NL");
    assertThat(column(schema, "long_ships", "name").examples()).containsExactly("Zeehond");
    assertThat(column(schema, ODD, "größe in Metern").examples()).containsExactly("zwölf");
    assertThat(column(schema, ODD, "100%_sure").examples()).containsExactly("yes");
    assertThat(column(schema, ODD, "select").key()).isTrue();
    assertThat(source.read(ReadingProgress.NONE).get(0)).isEqualTo(reading);
  }

  /** The values of its columns, all or some. */
  static void assertValuesAreReadBy(JdbcSource source) throws IOException {
    Taken all = Taken.from(source, Integer.MAX_VALUE);
    assertThat(all.unread()).isEmpty();
    assertThat(all.of("ship.name")).containsExactly("Robbe", "Zeehond");
    assertThat(all.of("ship.built")).containsExactly("1901-05-01", "1902-06-01");
    assertThat(all.of("port.code")).containsExactly("1", "2");
    assertThat(all.of((ODD + ".größe in metern").toLowerCase(Locale.ROOT)))
        .containsExactly("zwölf");
    assertThat(Taken.from(source, 1).of("port.title")).hasSize(1);
    assertThat(Taken.from(source, 0).of("port.title")).isEmpty();
  }

  static Table table(Schema schema, String name) {
    return schema.tables().stream()
        .filter(table -> table.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow();
  }

  static Column column(Schema schema, String table, String name) {
    return table(schema, table).columns().stream()
        .filter(column -> column.name().equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow();
  }

  static List<String> names(Table table) {
    return table.columns().stream().map(Column::name).toList();
  }

  private static List<String> keys(Table table) {
    return table.columns().stream().filter(Column::key).map(Column::name).toList();
  }

  private static List<String> lower(List<String> names) {
    return names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
  }
}
