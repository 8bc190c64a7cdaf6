package nl.vervolg.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.ForeignKey;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which columns a question leads to, on a made-up database. */
class SchemaLinkerTest {
  private static final Schema FLEET =
      new Schema(
          "fleet",
          List.of(
              table("ship", "ship_id*", "name", "yearBuilt", "lengthOverAll", "port_ref", "rigCd"),
              table("port", "port_id*", "title", "depth", "cranes"),
              table("crew", "crew_id*", "surname", "rank", "wages", "ship_ref"),
              table("cook", "cook_id*", "dish", "price")),
          List.of(
              join("ship", "port_ref", "port", "port_id"),
              join("crew", "ship_ref", "ship", "ship_id")));

  private static Table table(String name, String... columns) {
    List<Column> all = new ArrayList<>();
    for (String column : columns) {
      String own = column.replace("*", "");
      String about = own.equals("rigCd") ? "kind of sails that are carried" : "";
      all.add(
          new Column(
              own, own, "text", column.endsWith("*"), new Column.About(about, ""), List.of()));
    }
    return new Table(name, name, "", all);
  }

  private static ForeignKey join(String from, String column, String to, String key) {
    return new ForeignKey(new ColumnName(from, column), new ColumnName(to, key));
  }

  private static List<String> kept(String question, String evidence, int most) {
    return linked(LinkSettings.USUAL.cutTo(most), question, evidence).part().tables().stream()
        .flatMap(
            table -> table.columns().stream().map(column -> table.name() + "." + column.name()))
        .toList();
  }

  private static LinkedSchema linked(LinkSettings settings, String question, String evidence) {
    LinkOutcome outcome =
        new SchemaLinker(FLEET, settings, LinkSources.NONE, () -> 0)
            .link(new LinkRequest(question, evidence));
    assertThat(outcome).isInstanceOf(LinkOutcome.Linked.class);
    return ((LinkOutcome.Linked) outcome).schema();
  }

  @Test
  void namesAreFoundWhereverPeopleSeeWordsInThem() {
    assertThat(kept("In what year was it built, and what is its length?", "", 3))
        .contains("ship.yearBuilt", "ship.lengthOverAll");
  }

  @Test
  void whatIsToldOfAColumnCounts() {
    assertThat(kept("Which sails does she carry?", "", 2)).contains("ship.rigCd");
  }

  @Test
  void columnsThatJoinTwoTablesAreKeptThoughNobodyNamesThem() {
    assertThat(kept("How deep is the port of each ship, by name?", "depth of the port", 6))
        .contains("ship.port_ref", "port.port_id", "port.depth", "ship.name")
        .noneMatch(column -> column.startsWith("cook."));
  }

  @Test
  void aTableBetweenTwoOthersIsKeptToJoinThem() {
    assertThat(kept("Wages of the crew by the depth of the port", "", 8))
        .contains("crew.ship_ref", "ship.ship_id", "ship.port_ref", "port.port_id");
  }

  @Test
  void evidenceThatNamesAColumnLeadsToIt() {
    assertThat(kept("Who is paid best?", "paid best refers to MAX(wages)", 1))
        .containsExactly("crew.wages");
  }

  @Test
  void aQuestionWithoutAnyWordOfTheSchemaKeepsTheFirstColumns() {
    assertThat(kept("xyzzy", "", 2)).containsExactly("ship.ship_id", "ship.name");
  }

  @Test
  void theSameQuestionKeepsTheSameColumns() {
    assertThat(kept("ports and crews", "", 7)).isEqualTo(kept("ports and crews", "", 7)).hasSize(7);
  }

  @ParameterizedTest
  @CsvSource({
    "18, 100, 18, 400, WITHOUT_SCHEMA_LINK",
    "19, 100, 18, 400, WITH_SCHEMA_LINK",
    "18, 200, 18, 400, WITHOUT_SCHEMA_LINK",
    "18, 201, 18, 400, WITH_SCHEMA_LINK"
  })
  void aSchemaIsCutBeyondEitherBoundary(
      int columns, int tokens, int mostColumns, int window, Strategy expected) {
    LinkSettings settings = new LinkSettings(15, mostColumns, window, 0.5, MSchema.ORIGINAL);
    Strategy.Decision decision = Strategy.decide(columns, tokens, settings);
    assertThat(decision.strategy()).isEqualTo(expected);
    assertThat(decision.reason()).isNotBlank();
  }

  @Test
  void aSchemaThatFitsIsUsedAsItIs() {
    LinkedSchema linked = linked(LinkSettings.USUAL, "ship", "");
    assertThat(linked.used()).isEqualTo(FLEET);
    assertThat(linked.part().size()).isEqualTo(15);
    assertThat(linked.decision().tokens()).isBetween(60, 400);
    LinkedSchema cut = linked(LinkSettings.USUAL.cutTo(3), "ship", "");
    assertThat(cut.used()).isEqualTo(cut.part());
    assertThat(cut.part().size()).isEqualTo(3);
    assertThat(cut.decision().reason()).contains("more than 3 are cut");
  }
}
