package nl.vervolg.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.MSchema;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ValueHit;
import nl.vervolg.value.ValueHit.How;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What values that were found do to a schema: its columns, its examples, its tokens. */
class LinkedValuesOfSchemaTest {
  private static final ColumnName TOWN = new ColumnName("berth", "tn");
  private static final Schema HARBOUR =
      new Schema(
          "harbour",
          List.of(
              table("ship", "ship_id", "name", "length", "depth"),
              table("berth", "berth_id", "tn", "depth")),
          List.of());

  private static Table table(String name, String... columns) {
    List<Column> all = new ArrayList<>();
    for (String column : columns) {
      all.add(
          new Column(column, column, "text", false, new Column.About("one", ""), List.of("x/y")));
    }
    return new Table(name, name, "all of them", all);
  }

  private static ValueHit hit(String value, How how, double score) {
    return new ValueHit(value, how, score, value, List.of(TOWN));
  }

  private static LinkOutcome.Linked linked(LinkSettings settings, ValueHit... hits) {
    LinkSources sources =
        LinkSources.NONE.withValues(Map.of("harbour", (texts, most) -> List.of(hits)));
    return (LinkOutcome.Linked)
        new SchemaLinker(HARBOUR, settings, sources, () -> 0)
            .link(new LinkRequest("Which ship has a length and depth beyond that of Delft?", ""));
  }

  private static List<String> kept(LinkOutcome.Linked linked) {
    return linked.schema().part().tables().stream()
        .flatMap(table -> table.columns().stream().map(each -> table.name() + "." + each.name()))
        .toList();
  }

  @Test
  void theColumnOfAValueThatTheQuestionNamesIsKeptFirst() {
    LinkSettings one = LinkSettings.USUAL.cutTo(1);
    assertThat(kept(linked(one))).containsExactly("ship.length");
    assertThat(kept(linked(one, hit("Delft", How.EXACT, 0.51)))).containsExactly("berth.tn");
    assertThat(kept(linked(one, hit("Delft", How.FOLDED, 0.51)))).containsExactly("berth.tn");
    assertThat(kept(linked(one, hit("Delft", How.EXACT, 0.49)))).doesNotContain("berth.tn");
    assertThat(kept(linked(one, hit("Delfzijl", How.PART, 0.9)))).doesNotContain("berth.tn");
  }

  @Test
  void aValueThatAFactNamesIsNotKeptFirst() {
    assertThat(kept(linked(LinkSettings.USUAL.cutTo(1), hit("Rome", How.EXACT, 0.51))))
        .doesNotContain("berth.tn");
  }

  @Test
  void onlyAValueThatIsSureIsAnExample() {
    LinkOutcome.Linked linked =
        linked(
            LinkSettings.USUAL,
            hit("Delft", How.FOLDED, 0.5),
            hit("Delftware", How.PART, 0.9),
            hit("Delfs", How.TYPO, 0.4));
    assertThat(linked.text()).contains("-- Examples: Delft, x/y\n").doesNotContain("Delftware");
    assertThat(linked.text()).doesNotContain("Delfs");
    assertThat(linked.values()).hasSize(3);
  }

  @ParameterizedTest
  @EnumSource(MSchema.class)
  void theTokensAreThoseOfTheSchemaWithTheValues(MSchema dialect) {
    SchemaTokens tokens = new SchemaTokens(HARBOUR, dialect);
    assertThat(tokens.with(HARBOUR)).isEqualTo(TokenCounter.count(dialect.text(HARBOUR)));
    for (String value : List.of("Delft", "/", "a, b/", "], [", "【", "'s-Gravenhage\n\n//")) {
      Schema enriched = ValueExamples.into(HARBOUR, List.of(hit(value, How.EXACT, 1)));
      assertThat(tokens.with(enriched))
          .as(value)
          .isEqualTo(TokenCounter.count(dialect.text(enriched)))
          .isGreaterThan(tokens.with(HARBOUR));
    }
  }

  @Test
  void valuesCanBringASchemaOverTheWindow() {
    int plain = TokenCounter.count(MSchema.CREATE_TABLE.text(HARBOUR));
    ValueHit found = hit("Delft", How.EXACT, 1);
    int enriched = plain + 2;
    LinkSettings all = new LinkSettings(1, 100, plain, 1, MSchema.CREATE_TABLE);
    assertThat(linked(all).schema().decision().strategy()).isEqualTo(Strategy.WITHOUT_SCHEMA_LINK);
    LinkedSchema over = linked(all, found).schema();
    assertThat(over.decision().strategy()).isEqualTo(Strategy.WITH_SCHEMA_LINK);
    int tokens = over.decision().tokens();
    assertThat(tokens).isGreaterThanOrEqualTo(enriched - 1);
    LinkSettings enough = new LinkSettings(1, 100, tokens, 1, MSchema.CREATE_TABLE);
    LinkOutcome.Linked fits = linked(enough, found);
    assertThat(fits.schema().decision().strategy()).isEqualTo(Strategy.WITHOUT_SCHEMA_LINK);
    assertThat(TokenCounter.count(fits.text())).isEqualTo(tokens);
    LinkSettings oneLess = new LinkSettings(1, 100, tokens - 1, 1, MSchema.CREATE_TABLE);
    assertThat(linked(oneLess, found).schema().decision().strategy())
        .isEqualTo(Strategy.WITH_SCHEMA_LINK);
    LinkSettings asMany = new LinkSettings(1, 7, tokens, 1, MSchema.CREATE_TABLE);
    assertThat(linked(asMany, found).schema().decision().columns()).isEqualTo(7);
    assertThat(linked(asMany, found).schema().decision().strategy())
        .isEqualTo(Strategy.WITHOUT_SCHEMA_LINK);
    LinkSettings oneColumnLess = new LinkSettings(1, 6, tokens, 1, MSchema.CREATE_TABLE);
    assertThat(linked(oneColumnLess, found).schema().decision().strategy())
        .isEqualTo(Strategy.WITH_SCHEMA_LINK);
  }

  @Test
  void aPlaceToHyphenateCutsNoWord() {
    LinkOutcome outcome =
        new SchemaLinker(HARBOUR, LinkSettings.USUAL.cutTo(1), LinkSources.NONE, () -> 0)
            .link(new LinkRequest("What is the le\u00adngth\u200b\u202e?", ""));
    assertThat(outcome.question().original()).isEqualTo("What is the length ?");
    assertThat(kept((LinkOutcome.Linked) outcome)).containsExactly("ship.length");
    outcome =
        new SchemaLinker(HARBOUR, LinkSettings.USUAL.cutTo(1), LinkSources.NONE, () -> 0)
            .link(new LinkRequest("How much is it?", "much means len\u00adgth"));
    assertThat(kept((LinkOutcome.Linked) outcome)).containsExactly("ship.length");
  }
}
