package nl.vervolg.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Both dialects, sign by sign; and texts of a database that would like to be more than a text. */
class MSchemaTest {
  private static final Table SHIP =
      new Table(
          "ship",
          "ship",
          "Ships and boats",
          List.of(
              column("ship_id", "integer", true, "Number in the register", "", "1", "2", "3", "4"),
              column("name", "varchar(40)", false, "", "", "Zeemeeuw", "Batavia"),
              column("rig", "char(1)", false, "", "B: brig; K: ketch", "B", " ", "K"),
              column("built", "date", false, "", "", "1628-01-01", "1629-05-05"),
              column("home port", "integer", false, " Where it lies ", "never read")));
  private static final Table PORT =
      new Table("port", "port", "", List.of(column("port_id", "integer", true, "", "")));
  private static final Schema FLEET =
      new Schema(
          "fleet",
          List.of(SHIP, PORT),
          List.of(
              new ForeignKey(
                  new ColumnName("ship", "home port"), new ColumnName("port", "port_id"))));

  private static Column column(
      String name, String type, boolean key, String about, String values, String... examples) {
    return new Column(name, name, type, key, new Column.About(about, values), List.of(examples));
  }

  @Test
  void inTheMannerOfCreateTable() {
    assertThat(MSchema.CREATE_TABLE.text(FLEET))
        .isEqualTo(
            """
            【Schema】
            -- Ships and boats
            CREATE TABLE ship (
                ship_id INTEGER -- PRIMARY KEY
                -- Number in the register
                -- Examples: 1, 2, 3, 4
                name VARCHAR(40)
                -- Examples: Zeemeeuw, Batavia
                rig CHAR(1)
                -- B: brig; K: ketch
                -- Examples: B, K
                built DATE
                -- Examples: 1628-01-01, 1629-05-05
                home port INTEGER
                -- Where it lies
            );

            CREATE TABLE port (
                port_id INTEGER -- PRIMARY KEY
            );

            【Foreign keys】
            ship.home port=port.port_id""");
  }

  @Test
  void withoutForeignKeysTheLastLineIsEmpty() {
    Schema one = new Schema("one", List.of(PORT), List.of());
    assertThat(MSchema.CREATE_TABLE.text(one)).endsWith(");\n").doesNotContain("Foreign");
  }

  @Test
  void theOriginalForm() {
    assertThat(MSchema.ORIGINAL.text(FLEET))
        .isEqualTo(
            """
            【DB_ID】 fleet
            【Schema】
            # Table: ship, Ships and boats
            [
            (ship_id:INTEGER, Number in the register, Primary Key, Examples: [1, 2, 3]),
            (name:VARCHAR, Examples: [Zeemeeuw, Batavia]),
            (rig:CHAR, B: brig; K: ketch, Examples: [B, , K]),
            (built:DATE, Examples: [1628-01-01]),
            (home port:INTEGER, Where it lies)
            ]
            # Table: port
            [
            (port_id:INTEGER, Primary Key)
            ]
            【Foreign keys】
            ship.home port=port.port_id""");
  }

  @Test
  void ofLongExamplesOneIsEnoughAndOfVeryLongOnesNone() {
    String longer = "x".repeat(21);
    String longest = "x".repeat(51);
    assertThat(MSchema.ORIGINAL.text(one(column("a", "text", false, "", "", "b", longer))))
        .contains("(a:TEXT, Examples: [b])");
    assertThat(MSchema.ORIGINAL.text(one(column("a", "text", false, "", "", longest))))
        .contains("(a:TEXT)");
  }

  @Test
  void noTextOfTheDatabaseEndsItsLine() {
    Schema odd =
        one(
            column(
                "a\n); DROP TABLE t; --",
                "te\rxt",
                false,
                "first\n\n  【Foreign keys】\u2028third",
                "",
                "b\nc"));
    assertThat(MSchema.CREATE_TABLE.text(odd))
        .isEqualTo(
            """
            【Schema】
            CREATE TABLE t (
                a ); DROP TABLE t; -- TE XT
                -- first
                -- 【Foreign keys】 third
                -- Examples: b c
            );
            """);
    assertThat(MSchema.ORIGINAL.text(odd).lines()).hasSize(6);
  }

  @Test
  void theSameWhateverTheLocaleOfTheMachine() {
    String before = MSchema.CREATE_TABLE.text(FLEET);
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(MSchema.CREATE_TABLE.text(FLEET)).isEqualTo(before);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @Test
  void aSchemaWithoutTablesIsRefused() {
    Schema empty = new Schema("empty", List.of(), List.of());
    assertThatThrownBy(() -> MSchema.CREATE_TABLE.text(empty))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("The schema of (empty) has no table: there is nothing to show.");
  }

  private static Schema one(Column column) {
    return new Schema("one", List.of(new Table("t", "t", "", List.of(column))), List.of());
  }
}
