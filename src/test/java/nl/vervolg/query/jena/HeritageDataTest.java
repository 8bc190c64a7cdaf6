package nl.vervolg.query.jena;

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
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The real templates on the real data. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class HeritageDataTest {
  private static final Path DATA = Path.of("knowledge", "heritage", "data");

  private final TemplateCatalog catalog = SmallWorld.catalog();
  private final JenaQueryEngine engine = JenaQueryEngine.open(files(), catalog);

  private static List<Path> files() {
    List<String> names =
        List.of(
            "institutions-nl",
            "institutions-de",
            "institutions-fr",
            "institutions-be",
            "institutions-lu",
            "places",
            "sources");
    return names.stream().map(name -> DATA.resolve(name + ".ttl")).toList();
  }

  @BeforeAll
  void needsTheData() throws IOException {
    try (Stream<Path> all = files().stream()) {
      assumeThat(all).allMatch(Files::isRegularFile);
    }
  }

  @AfterAll
  void close() {
    engine.close();
  }

  @Test
  void archivesInOneTown() {
    assertThat(column("slug", Act.LIST, type("A"), city("den haag", "den-haag")))
        .contains("haags-gemeentearchief-den-haag", "nationaal-archief-den-haag")
        .hasSize(5);
    assertThat(column("slug", Act.LIST, type("A"), city("enschede", "enschede")))
        .containsExactly("stadsarchief-enschede");
    assertThat(run(Act.COUNT, type("L"), city("enschede", "enschede")).total()).isEqualTo(7);
  }

  @Test
  void theOldestOfACountry() {
    assertThat(column("slug", Act.SUPERLATIVE, type("A"), country("NL"), order("oldest")))
        .containsExactly("nationaal-archief-den-haag");
    assertThat(column("slug", Act.SUPERLATIVE, type("M"), country("NL"), order("oldest")))
        .containsExactly("teylers-museum-haarlem");
  }

  @Test
  void aFactAboutOne() {
    assertThat(
            column("value", Act.LOOKUP, entity("nationaal-archief-den-haag"), property("founded")))
        .containsExactly("1802-06-17");
  }

  @Test
  void aSubject() {
    assertThat(column("slug", Act.LIST, country("NL"), subject("van gogh")))
        .contains("van-gogh-museum-amsterdam", "kroller-muller-museum-otterlo");
  }

  @Test
  void aSubjectIsFoundTheSameWayWhateverElseNarrowsTheQuestion() {
    for (String words : List.of("rembrandt", "oorlog", "zee", "kunst", "modern", "xyzzy")) {
      long everywhere = run(Act.COUNT, type("M"), subject(words)).total();
      long byCountry = 0;
      for (String country : List.of("NL", "DE", "FR", "BE", "LU")) {
        byCountry += run(Act.COUNT, type("M"), country(country), subject(words)).total();
        long not = run(Act.COUNT, country(country), subject(words), not("subject")).total();
        long with = run(Act.COUNT, country(country), subject(words)).total();
        assertThat(with + not).isEqualTo(run(Act.COUNT, country(country)).total());
      }
      assertThat(byCountry).as(words).isEqualTo(everywhere);
    }
  }

  @Test
  void aCountAndAListAreAboutTheSameThings() {
    for (String letter : List.of("A", "G", "L", "M", "R")) {
      for (String place : List.of("NL-ZH", "NL-NB", "DE-NW", "FR-NAQ")) {
        long counted = run(Act.COUNT, type(letter), region(place)).total();
        ResultTable listed = run(Act.LIST, type(letter), region(place));
        assertThat(listed.total()).as(letter + " " + place).isEqualTo(counted);
      }
    }
  }

  private List<String> column(String column, Act act, Slot... slots) {
    ResultTable table = run(act, slots);
    return table.rows().stream().map(row -> table.cell(row, column).text()).toList();
  }

  private ResultTable run(Act act, Slot... slots) {
    return (ResultTable)
        engine.run(SmallWorld.match(catalog, question(act, slots)), QueryLimits.DEFAULT);
  }
}
