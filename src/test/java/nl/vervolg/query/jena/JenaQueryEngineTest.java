package nl.vervolg.query.jena;

import static nl.vervolg.query.SmallWorld.after;
import static nl.vervolg.query.SmallWorld.before;
import static nl.vervolg.query.SmallWorld.city;
import static nl.vervolg.query.SmallWorld.country;
import static nl.vervolg.query.SmallWorld.entity;
import static nl.vervolg.query.SmallWorld.not;
import static nl.vervolg.query.SmallWorld.order;
import static nl.vervolg.query.SmallWorld.property;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.region;
import static nl.vervolg.query.SmallWorld.subject;
import static nl.vervolg.query.SmallWorld.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.query.Cell;
import nl.vervolg.query.Citation;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.QueryOutcome;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

class JenaQueryEngineTest {
  private static final TemplateCatalog CATALOG = SmallWorld.catalog();
  private static final JenaQueryEngine ENGINE = SmallWorld.engine(CATALOG);

  @AfterAll
  static void close() {
    ENGINE.close();
  }

  @Test
  void listsByTypeAndPlaceInOrderOfName() {
    assertThat(slugs(Act.LIST, type("M"), city("aa", "aa"))).containsExactly("mus1", "mus2");
    assertThat(slugs(Act.LIST, country("land")))
        .containsExactly("alpha", "beta", "mus4", "mus1", "mus3", "mus2");
  }

  @Test
  void rowsCarryTheColumnsOfAList() {
    ResultTable table = run(Act.LIST, type("A"), city("aa", "aa"));
    assertThat(table.columns()).containsExactly("item", "name", "slug", "type");
    assertThat(table.rows().get(0).cells())
        .containsExactly(
            new Cell.Iri("https://vervolg.nl/id/institution/alpha"),
            new Cell.Text("Alpha Archive", "en"),
            new Cell.Text("alpha", ""),
            new Cell.Text("A", ""));
  }

  @Test
  void aPlaceOfSeveralResourcesGivesEachThingOnce() {
    assertThat(slugs(Act.LIST, city("bee", "bee", "bee-municipality")))
        .containsExactly("beta", "mus4", "mus3");
  }

  @Test
  void townAndRegionRestrictTogether() {
    assertThat(slugs(Act.LIST, type("M"), city("aa", "aa"), region("north")))
        .containsExactly("mus1");
  }

  @Test
  void countsWithoutRows() {
    ResultTable table = run(Act.COUNT, type("M"));
    assertThat(table.total()).isEqualTo(4);
    assertThat(table.rows()).isEmpty();
    assertThat(run(Act.COUNT, type("M"), region("nowhere")).total()).isZero();
    assertThat(run(Act.COUNT, city("bee", "bee", "bee-municipality")).total()).isEqualTo(3);
  }

  @Test
  void aNegatedConditionTakesOutWhatMeetsIt() {
    assertThat(slugs(Act.LIST, type("M"), city("aa", "aa"), not("city_lower")))
        .containsExactly("mus4", "mus3");
    assertThat(slugs(Act.LIST, region("north"), type("A"), not("institution_type_code")))
        .containsExactly("mus1");
    assertThat(slugs(Act.LIST, type("M"), subject("rembrandt"), not("subject")))
        .containsExactly("mus4", "mus3", "mus2");
    assertThat(
            slugs(Act.LIST, city("bee", "bee", "bee-municipality"), type("M"), not("city_lower")))
        .containsExactly("mus1", "mus2");
    assertThat(run(Act.COUNT, type("M"), city("aa", "aa"), not("city_lower")).total()).isEqualTo(2);
  }

  @Test
  void aNegatedYearDoesNotTakeInWhatIsNotKnown() {
    assertThat(slugs(Act.LIST, type("M"), before(1900))).containsExactly("mus1", "mus2");
    assertThat(slugs(Act.LIST, type("M"), before(1900), not("founded_before")))
        .containsExactly("mus4");
    assertThat(slugs(Act.LIST, after(1885))).containsExactly("beta", "mus4");
    assertThat(slugs(Act.LIST, after(1885), before(2000))).containsExactly("beta");
    assertThat(slugs(Act.LIST, after(1885), before(2000), not("founded_after"))).hasSize(3);
  }

  @Test
  void aSuperlativeIsTheFirstRowAndTiesGoByName() {
    assertThat(slugs(Act.SUPERLATIVE, type("M"), order("oldest"))).containsExactly("mus1");
    assertThat(slugs(Act.SUPERLATIVE, type("M"), order("newest"))).containsExactly("mus4");
    assertThat(slugs(Act.SUPERLATIVE, order("largest"))).containsExactly("mus1");
    ResultTable smallest = run(Act.SUPERLATIVE, order("smallest"), city("aa", "aa"));
    assertThat(smallest.cell(smallest.rows().get(0), "order_value"))
        .isEqualTo(new Cell.Numeric(new BigDecimal(50)));
    assertThat(smallest.total()).isEqualTo(1);
    assertThat(run(Act.SUPERLATIVE, order("smallest"), type("A")).total()).isZero();
  }

  @Test
  void aListCanBeOrdered() {
    assertThat(slugs(Act.LIST, order("newest"), city("aa", "aa")))
        .containsExactly("mus1", "mus2", "alpha");
  }

  @Test
  void aPropertyIsShownWhereItIsKnown() {
    assertThat(values("alpha", "director")).containsExactly("A. Person");
    assertThat(values("alpha", "address")).containsExactly("Long Street 1, Aadorp");
    assertThat(values("alpha", "website")).containsExactly("https://alpha.example/");
    assertThat(values("alpha", "founded")).containsExactly("1802-07-01");
    assertThat(values("beta", "founded")).containsExactly("1950");
    assertThat(values("mus1", "visitors")).containsExactly("900 (2019)");
    assertThat(values("beta", "collection")).containsExactly("Maps of the Séa");
    for (String unknown : List.of("phone", "email", "opening_hours", "isil")) {
      assertThat(values("alpha", unknown)).as(unknown).containsExactly("");
    }
  }

  @Test
  void anUnknownInstitutionHasNoRow() {
    assertThat(values("gamma", "director")).isEmpty();
  }

  @Test
  void detailsAreAllFactsOneARow() {
    ResultTable table = run(Act.LOOKUP, entity("alpha"));
    assertThat(column(table, "property"))
        .containsExactly("address", "collection", "collection", "director", "founded", "website");
    assertThat(table.total()).isEqualTo(1);
    assertThat(run(Act.LOOKUP, entity("mus3")).rows()).hasSize(1);
  }

  @Test
  void aSubjectIsFoundInNamesKeywordsCollectionsAndArtists() {
    assertThat(slugs(Act.LIST, subject("van gogh"))).containsExactly("mus1");
    assertThat(slugs(Act.LIST, subject("SLAVERY"))).containsExactly("alpha");
    assertThat(slugs(Act.LIST, subject("maps of the sea"))).containsExactly("beta");
    assertThat(slugs(Act.LIST, subject("oorlog"))).containsExactly("mus3");
    assertThat(slugs(Act.LIST, subject("three"))).containsExactly("mus3");
    assertThat(slugs(Act.LIST, subject("gogh slavery"))).isEmpty();
  }

  @Test
  void aShortSubjectBeginsAWord() {
    assertThat(slugs(Act.LIST, subject("log"))).isEmpty();
    assertThat(slugs(Act.LIST, subject("ship"))).containsExactly("alpha");
  }

  @Test
  void cutRowsStillGiveTheNumberOfAll() {
    ResultTable cut = run(new QueryLimits(2, 1_000, 100_000), Act.LIST, type("M"));
    assertThat(cut.rows()).hasSize(2);
    assertThat(cut.truncated()).isTrue();
    assertThat(cut.total()).isEqualTo(4);
    ResultTable whole = run(new QueryLimits(4, 1_000, 100_000), Act.LIST, type("M"));
    assertThat(whole.truncated()).isFalse();
    assertThat(whole.total()).isEqualTo(4);
  }

  @Test
  void theQueryIsShownAsItWasRun() {
    String query = run(Act.LIST, type("M"), city("aa", "aa")).query();
    assertThat(query).contains("place/aa").contains("type/M").contains("LIMIT");
    assertThat(run(Act.COUNT, type("M")).query()).contains("COUNT(DISTINCT ?item)");
  }

  @Test
  void sourcesAreThoseOfTheThings() {
    String base = "https://vervolg.nl/id/institution/";
    List<Citation> citations = ENGINE.cite(List.of(base + "beta", base + "alpha", base + "mus2"));
    assertThat(citations)
        .containsExactly(
            new Citation(base + "beta", List.of(source("two", source("two")))),
            new Citation(
                base + "alpha",
                List.of(source("one", "Register One"), source("two", source("two")))));
    assertThat(ENGINE.cite(List.of())).isEmpty();
  }

  private static String source(String id) {
    return "https://vervolg.nl/id/source/" + id;
  }

  private static Citation.Source source(String id, String title) {
    return new Citation.Source(source(id), title);
  }

  private static List<String> values(String slug, String property) {
    return column(run(Act.LOOKUP, entity(slug), property(property)), "value");
  }

  private static List<String> slugs(Act act, Slot... slots) {
    return column(run(act, slots), "slug");
  }

  private static List<String> column(ResultTable table, String column) {
    return table.rows().stream().map(row -> table.cell(row, column).text()).toList();
  }

  private static ResultTable run(Act act, Slot... slots) {
    return run(QueryLimits.DEFAULT, act, slots);
  }

  private static ResultTable run(QueryLimits limits, Act act, Slot... slots) {
    Question question = question(act, slots);
    QueryOutcome outcome = ENGINE.run(SmallWorld.match(CATALOG, question), limits);
    assertThat(outcome).isInstanceOf(ResultTable.class);
    return (ResultTable) outcome;
  }
}
