package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import nl.vervolg.schema.sql.DriverFolder;
import nl.vervolg.schema.sql.Fleet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.JDBC;

/** {@code schema}: databases become files, and files become text. */
class SchemaCommandTest {
  @TempDir private Path folder;
  private String home = "";
  private String address = "";

  @BeforeEach
  void make() throws IOException, SQLException {
    home = DriverFolder.of(JDBC.class).resolveSibling("").toString();
    address = "jdbc:sqlite:" + folder.resolve("fleet.sqlite");
    Fleet.make(
        address,
        "CREATE TABLE gone (a TEXT)",
        "CREATE VIEW broken AS SELECT a FROM gone",
        "DROP TABLE gone");
  }

  private Ran schema(String command, String... arguments) {
    String[] all = new String[arguments.length + 4];
    all[0] = "schema";
    all[1] = command;
    all[2] = "--home";
    all[3] = home;
    System.arraycopy(arguments, 0, all, 4, arguments.length);
    return Ran.command(all);
  }

  @Test
  void aDatabaseBecomesAFileThatIsShownAsTheDatabaseIs() throws IOException {
    Path file = folder.resolve("fleet.json");
    Ran ran = schema("import", address, "--out", file.toString());
    assertThat(ran.err()).contains("(broken) ", "Written: ").doesNotContain(Ran.JAVA);
    assertThat(ran.out())
        .isEqualTo(
            "fleet: 4 tables, 15 columns (4 of primary keys), 3 foreign keys, 15 examples; 1 problem.\n");
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    Ran shown = schema("show", file.toString());
    assertThat(shown.out()).contains("CREATE TABLE ship (", "-- Examples: Zeehond, Robbe");
    assertThat(shown.out()).isEqualTo(schema("show", address).out());
    assertThat(schema("show", file.toString(), "--dialect", "original").out())
        .startsWith("【DB_ID】 fleet\n");
    assertThat(schema("import", file.toString()).out()).isEqualTo(Files.readString(file));
  }

  @Test
  void whatWasReadIsToldAsJson() throws IOException {
    Path file = folder.resolve("fleet.json");
    JsonNode view =
        new ObjectMapper()
            .readTree(schema("import", address, "--json", "--out", file.toString()).out());
    assertThat(view.path("tables").asInt()).isEqualTo(4);
    assertThat(view.path("problems")).hasSize(1);
    Ran nowhere = schema("import", address, "--json");
    assertThat(nowhere.err()).contains("Say with --out where the schema goes");
    assertThat(nowhere.code()).isEqualTo(Vervolg.BAD_INPUT);
  }

  @Test
  void aQuestionIsLinkedToADatabase() {
    Ran ran =
        Ran.command(
            "link", "--home", home, "--schema", address, "--max-columns", "3", "Which ship names?");
    assertThat(ran.out()).contains("CREATE TABLE ship (", "name VARCHAR(20)");
    assertThat(ran.err()).contains("(broken) ");
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
  }

  @Test
  void aDatabaseGivesItsValuesItself() throws IOException {
    Path own = Files.createDirectories(folder.resolve("home"));
    Files.createSymbolicLink(own.resolve("drivers"), Path.of(home, "drivers"));
    Ran ran =
        Ran.command(
            "link",
            "--home",
            own.toString(),
            "--schema",
            address,
            "--values",
            address,
            "--max-columns",
            "3",
            "Which are from Vlissingen?");
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    assertThat(ran.out()).contains("port.title");
  }

  @Test
  void descriptionsAreTakenFromAFolder() throws IOException {
    Files.writeString(
        folder.resolve("fleet.json"),
        """
        {"ship": [{"column_name": "length", "column_description": "Over all."}]}
        """);
    assertThat(schema("import", address, "--descriptions", folder.toString()).out())
        .contains("\"Over all.\"");
  }

  @Test
  void aDatabaseWithoutADriverIsToldWhereToPutOne() {
    Ran ran = schema("show", "jdbc:other:x");
    assertThat(ran.err())
        .contains("No driver is there for (jdbc:other:...).", Path.of(home, "drivers").toString());
    assertThat(ran.code()).isEqualTo(Vervolg.BAD_INPUT);
  }

  @Test
  void whatCannotBeReadIsToldOnceForSchemaAndValues() {
    Ran ran =
        Ran.command(
            "link", "--home", home, "--schema", address, "--values", address, "Which ships?");
    assertThat(ran.code()).isEqualTo(Vervolg.GOOD);
    assertThat(ran.err()).containsOnlyOnce("(broken) ");
  }
}
