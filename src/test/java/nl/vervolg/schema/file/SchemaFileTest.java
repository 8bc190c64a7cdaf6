package nl.vervolg.schema.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Databases from a file in the form of Spider. */
class SchemaFileTest {
  private static final String FLEET =
      """
      [{"db_id": "fleet",
        "table_names_original": ["ship", "port"], "table_names": ["vessel", "harbour"],
        "column_names_original": [[-1, "*"], [0, "ship_id"], [0, "port"], [1, "port_id"]],
        "column_names": [[-1, "*"], [0, "ship id"], [0, "home port"], [1, "port id"]],
        "column_types": ["text", "number", "number", "number"],
        "primary_keys": [1, [3]], "foreign_keys": [[2, 3], [2, 3]]}]
      """;

  @TempDir private Path folder;

  private List<Schema> read(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("tables.json"), text);
    return SchemaFile.read(file, Optional.of(folder));
  }

  @Test
  void tablesColumnsAndKeysAreRead() throws IOException {
    Schema fleet = read(FLEET).get(0);
    assertThat(fleet.tables()).extracting(Table::label).containsExactly("vessel", "harbour");
    assertThat(fleet.tables().get(0).columns())
        .containsExactly(
            new Column("ship_id", "ship id", "number", true, Column.About.NOTHING, List.of()),
            new Column("port", "home port", "number", false, Column.About.NOTHING, List.of()));
    assertThat(fleet.foreignKeys()).hasToString("[ForeignKey[from=ship.port, to=port.port_id]]");
    assertThat(fleet.size()).isEqualTo(3);
  }

  @Test
  void whatWeWriteIsReadAgainToTheByte() throws IOException {
    Schema odd =
        new Schema(
            "odd",
            List.of(
                new Table(
                    "a \"b\"",
                    "a b",
                    "Two\nlines.",
                    List.of(
                        new Column(
                            "é\n;",
                            "e",
                            "VARCHAR(20)",
                            true,
                            new Column.About("What.", "1 is one"),
                            List.of("x", "\u0001", "")),
                        new Column("k", "k", "", true, Column.About.NOTHING, List.of()))),
                new Table(
                    "c",
                    "c",
                    "",
                    List.of(
                        new Column("id", "id", "INT", true, Column.About.NOTHING, List.of()),
                        new Column("k", "k", "INT", false, Column.About.NOTHING, List.of())))),
            List.of(
                new ForeignKey(new ColumnName("c", "k"), new ColumnName("c", "id")),
                new ForeignKey(new ColumnName("c", "k"), new ColumnName("a \"b\"", "é\n;"))));
    String text = SchemaFile.text(List.of(odd, read(FLEET).get(0)));
    List<Schema> again = read(text);
    assertThat(again).hasSize(2).first().isEqualTo(odd);
    assertThat(SchemaFile.text(again)).isEqualTo(text);
  }

  @Test
  void whatIsToldOfColumnsIsFoundWhateverTheirCase() throws IOException {
    Files.writeString(
        folder.resolve("fleet.json"),
        """
        {"SHIP": [{"column_name": " Port ", "column_description": "where it lies",
                   "value_description": "a number"}]}
        """);
    assertThat(read(FLEET).get(0).tables().get(0).columns().get(1).about())
        .isEqualTo(new Column.About("where it lies", "a number"));
  }

  @Test
  void aNameOfADatabaseLeadsToNoOtherFolder() throws IOException {
    Files.writeString(folder.resolveSibling("stolen.json"), "not JSON");
    assertThat(read(FLEET.replace("\"fleet\"", "\"../stolen\"")))
        .extracting(Schema::name)
        .containsExactly("../stolen");
    Files.delete(folder.resolveSibling("stolen.json"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[1, \"port_id\"]]| [7, \"port_id\"]]| fleet.column_names_original[3] has table 7",
        "[1, \"port_id\"]]| [-2, \"port_id\"]]| fleet.column_names_original[3] has table -2",
        "[1, \"port_id\"]]| [\"x\", \"id\"]]| fleet.column_names_original[3] is ([\"x\",\"id\"])",
        "[1, \"port_id\"]]| [null, \"b\"]]| fleet.column_names_original[3] is ([null,\"b\"])",
        "[1, \"port_id\"]]| [1, null]]| fleet.column_names_original[3] is ([1,null])",
        "[1, \"port_id\"]]| \"port_id\"]| fleet.column_names_original[3] is (\"port_id\")",
        "[\"ship\", \"port\"]| [\"ship\", 7]| fleet.table_names_original[1] is (7)",
        "[\"ship\", \"port\"]| [null, \"port\"]| fleet.table_names_original[0] is (null)",
        "[1, [3]]| [1, [9]]| fleet.primary_keys has (9)",
        "[[2, 3], [2, 3]]| [[2, \"x\"]]| fleet.foreign_keys has (\"x\")",
        "[[2, 3], [2, 3]]| {}| fleet.foreign_keys is no list",
        "\"db_id\": \"fleet\"| \"db\": 1| [0].db_id is missing",
        "\"db_id\": \"fleet\"| \"db_id\": \"a\\u001b[2J\"| (a [2J) has signs that are not drawn",
        "[1, \"port_id\"]]| [0, \"port\"]]| (ship.port) is there twice",
        "[[-1, \"*\"], [0, \"ship_id\"], [0, \"port\"], [1, \"port_id\"]]| []| fleet.primary_keys",
      })
  void whatIsWrongIsToldWithItsPlace(String right, String wrong, String told) {
    assertThat(FLEET).contains(right.strip());
    assertThatThrownBy(() -> read(FLEET.replace(right.strip(), wrong.strip())))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tables.json")
        .hasMessageContaining(told.strip());
  }

  @Test
  void aFileThatIsTooDeepOrGoesOnIsRefused() {
    assertThatThrownBy(() -> read("[".repeat(5_000)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("tables.json")
        .hasMessageContaining("too deep");
    assertThatThrownBy(() -> read(FLEET + "[]"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("goes on after its end: line 7, column")
        .hasMessageNotContaining("jackson");
    assertThatThrownBy(() -> read(FLEET + "x"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not JSON: line 7, column");
  }

  @Test
  void manyForeignKeysAreReadInTheirOrder() throws IOException {
    String pairs =
        IntStream.range(0, 40_000)
            .mapToObj(i -> "[" + (i / 200 + 1) + ", " + (i % 200 + 201) + "]")
            .collect(Collectors.joining(", "));
    String columns =
        IntStream.range(0, 400)
            .mapToObj(i -> "[0, \"c" + i + "\"]")
            .collect(Collectors.joining(", "));
    String wide =
        """
        [{"db_id": "wide", "table_names_original": ["t"],
          "column_names_original": [[-1, "*"], %s], "column_types": [],
          "primary_keys": [], "foreign_keys": [%s, [1, 201]]}]
        """
            .formatted(columns, pairs);
    assertThat(read(wide).get(0).foreignKeys())
        .hasSize(40_000)
        .startsWith(new ForeignKey(new ColumnName("t", "c0"), new ColumnName("t", "c200")))
        .endsWith(new ForeignKey(new ColumnName("t", "c199"), new ColumnName("t", "c399")));
  }

  @Test
  void aFileThatIsNoJsonIsToldWithItsLine() {
    assertThatThrownBy(() -> read("[\n{,}]"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not JSON: line 2, column 2");
  }

  @Test
  void whereTheLibraryReadIsNotTold() {
    for (String cut :
        List.of(
            "[{\"db_id\": ", "[{\"db_id\": \"fl", "[nul", "[1, \u001b]", "[\"\u202e\u0007\"]")) {
      assertThatThrownBy(() -> read(cut))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("is not JSON: line 1")
          .hasMessageNotContainingAny("Source", "byte[]", "Stream", "\u202e", "\u0007", "\u001b");
    }
  }
}
