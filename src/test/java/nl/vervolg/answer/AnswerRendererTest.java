package nl.vervolg.answer;

import static nl.vervolg.query.SmallWorld.before;
import static nl.vervolg.query.SmallWorld.city;
import static nl.vervolg.query.SmallWorld.entity;
import static nl.vervolg.query.SmallWorld.not;
import static nl.vervolg.query.SmallWorld.order;
import static nl.vervolg.query.SmallWorld.property;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.subject;
import static nl.vervolg.query.SmallWorld.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.answer.AnswerRow.Binding;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.match.NoTemplate;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateId;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.query.Cell;
import nl.vervolg.query.QueryFailed;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import nl.vervolg.query.jena.JenaQueryEngine;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerRendererTest {
  private static final TemplateCatalog CATALOG = SmallWorld.catalog();
  private static final JenaQueryEngine ENGINE = SmallWorld.engine(CATALOG);
  private static final AnswerRenderer RENDERER = AnswerRenderer.of(CATALOG, SmallWorld.labels());

  @AfterAll
  static void close() {
    ENGINE.close();
  }

  @Test
  void aListHasFormsForNoneOneAndMany() {
    assertThat(text(Act.LIST, type("L"), city("aa", "aa")))
        .isEqualTo("There are no Ls in aa in this data set.");
    assertThat(text(Act.LIST, type("A"), city("aa", "aa")))
        .isEqualTo("There is 1 A in aa in this data set: Alpha Archive.");
    assertThat(text(Act.LIST, type("M"), city("aa", "aa")))
        .isEqualTo("There are 2 Ms in aa in this data set: Museum One and Museum Two.");
  }

  @Test
  void countsAndSuperlativesSayOfWhatTheyHold() {
    assertThat(text(Act.COUNT, type("M"))).isEqualTo("There are 4 Ms in this data set.");
    assertThat(text(Act.COUNT, type("M"), city("aa", "aa"), not("city_lower")))
        .isEqualTo("There are 2 Ms that are not in aa in this data set.");
    assertThat(text(Act.SUPERLATIVE, type("M"), order("oldest")))
        .isEqualTo("The oldest M with a known year in this data set: Museum One (1885).");
    assertThat(text(Act.SUPERLATIVE, type("A"), order("largest")))
        .isEqualTo("This data set gives no number of visitors of any A.");
  }

  @Test
  void aPropertyIsTheValueOfTheAnswer() {
    Answer answer = answer("en", Act.LOOKUP, entity("alpha"), property("director"));
    assertThat(answer.text())
        .isEqualTo("The director of Alpha Archive according to this data set: A. Person.");
    assertThat(answer.value()).contains("A. Person");
    assertThat(answer.rows().get(0).bindings())
        .containsExactly(new Binding("director", List.of("A. Person")));
  }

  @Test
  void whatIsNotKnownIsSaidOfTheThingByName() {
    Answer answer = answer("en", Act.LOOKUP, entity("alpha"), property("phone"));
    assertThat(answer.text())
        .isEqualTo("The phone number of Alpha Archive is not in this data set.");
    assertThat(answer.value()).isEmpty();
    assertThat(answer("en", Act.LOOKUP, entity("gamma"), property("phone")).text())
        .isEqualTo("Nothing was found about gamma in this data set.");
  }

  @Test
  void severalValuesAreOneRow() {
    Answer answer = answer("en", Act.LOOKUP, entity("mus1"), property("collection"));
    assertThat(answer.rows()).hasSize(1);
    assertThat(answer.value()).contains("Rembrandt and Vincent van Gogh");
  }

  @Test
  void detailsTellAllFactsInTheirOrder() {
    Answer answer = answer("en", Act.LOOKUP, entity("alpha"));
    assertThat(answer.text())
        .isEqualTo(
            "Alpha Archive: address Long Street 1, Aadorp; website https://alpha.example/; "
                + "founded 1802-07-01; director A. Person; collection: shipping and slavery.");
    assertThat(answer("en", Act.LOOKUP, entity("mus3")).text()).contains("Tweede Wereldoorlog");
  }

  @Test
  void rowsCanBePointedAt() {
    Answer answer = answer("en", Act.LIST, type("A"));
    assertThat(answer.shown())
        .containsExactly(
            new ShownItem("Alpha Archive", "alpha", "A", "https://vervolg.nl/id/institution/alpha"),
            new ShownItem("Beta Archive", "beta", "A", "https://vervolg.nl/id/institution/beta"));
    assertThat(answer.count()).isEqualTo(2);
    assertThat(answer.citations()).hasSize(2);
  }

  @Test
  void longListsAreCutAndSayHowManyMore() {
    List<String> columns = List.of("item", "name", "slug", "type");
    List<ResultTable.Row> rows =
        IntStream.rangeClosed(1, 12)
            .mapToObj(number -> "N" + number)
            .map(name -> Stream.of(name, name, name, "M").<Cell>map(AnswerRendererTest::text))
            .map(cells -> new ResultTable.Row(cells.toList()))
            .toList();
    ResultTable table = new ResultTable(columns, rows, 500, true, "");
    Answer answer =
        RENDERER.render(
            new Findings(
                question(Act.LIST, type("M")),
                new TemplateId("list"),
                table,
                List.of(),
                List.of(),
                false));
    assertThat(answer.text())
        .isEqualTo(
            "There are 500 Ms in this data set: "
                + "N1, N2, N3, N4, N5, N6, N7, N8, N9, N10 and 490 more.");
    assertThat(answer.rows()).hasSize(12);
    assertThat(answer.count()).isEqualTo(500);
  }

  @Test
  void whatWasCarriedOverIsSaidInTheWordsOfTheUser() {
    Question question =
        question(new Language("nl"), Act.LIST, type("L"), city("aa", "aa"), before(1900));
    Findings findings =
        findings(
            question,
            false,
            List.of(
                new Findings.Inherited(city("aa", "aa"), "Enschede"),
                new Findings.Inherited(type("L"), "bibliotheek")));
    assertThat(RENDERER.render(findings).inherited())
        .isEqualTo("gezocht in: Enschede; soort: bibliotheek");
  }

  @Test
  void aNegatedConditionIsCarriedOverAsSuch() {
    Question question = question(Act.LIST, type("M"), city("aa", "aa"), not("city_lower"));
    Findings findings =
        findings(question, false, List.of(new Findings.Inherited(city("aa", "aa"), "Delft")));
    assertThat(RENDERER.render(findings).inherited()).isEqualTo("not in: Delft");
  }

  @Test
  void keywordSearchIsSaid() {
    Question question = question(Act.LIST, type("M"), subject("nothing"));
    assertThat(RENDERER.render(findings(question, true, List.of())).text())
        .isEqualTo("Nothing was found in this data set, not even by searching for words.");
    Question some = question(Act.LIST, type("A"), city("aa", "aa"));
    assertThat(RENDERER.render(findings(some, true, List.of())).text())
        .isEqualTo(
            "Nothing of that is in this data set. Searched for words instead; the closest: Alpha Archive.");
  }

  @Test
  void whatTheUserTypedIsOnlyData() {
    assertThat(text(Act.LIST, subject("{count} [x] <b>zebra</b> %s ${y}")))
        .isEqualTo(
            "There are no institutions about {count} [x] <b>zebra</b> %s ${y} in this data set.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"nl", "en", "de", "fr"})
  void everyTemplateAndReasonHasAWordInEveryLanguage(String language) {
    Language code = new Language(language);
    List<Question> questions =
        List.of(
            question(code, Act.LIST, type("M")),
            question(code, Act.LIST, type("X")),
            question(code, Act.COUNT, type("A")),
            question(code, Act.COUNT, type("A"), city("aa", "aa")),
            question(code, Act.SUPERLATIVE, type("M"), order("smallest")),
            question(code, Act.SUPERLATIVE, type("A"), order("smallest")),
            question(code, Act.LOOKUP, entity("alpha")),
            question(code, Act.LOOKUP, entity("gamma")));
    for (Question question : questions) {
      assertThat(RENDERER.render(findings(question, false, List.of())).text()).endsWith(".");
      assertThat(RENDERER.render(findings(question, true, List.of())).text()).endsWith(".");
    }
    for (String fact : CATALOG.facts()) {
      assertThat(answer(language, Act.LOOKUP, entity("alpha"), property(fact)).text())
          .contains("Alpha Archive");
    }
    for (NoTemplate.Reason reason : NoTemplate.Reason.values()) {
      NoTemplate none = new NoTemplate(reason, List.of(new SlotName("order")));
      assertThat(RENDERER.render(none, code)).isNotBlank();
    }
    for (QueryFailed.Reason reason : QueryFailed.Reason.values()) {
      assertThat(RENDERER.render(new QueryFailed(reason, "", ""), code)).isNotBlank();
    }
  }

  @Test
  void theDefaultLocaleChangesNothing() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(new Locale.Builder().setLanguage("tr").setRegion("TR").build());
      assertThat(text(Act.LIST, type("A"), city("aa", "aa")))
          .isEqualTo("There is 1 A in aa in this data set: Alpha Archive.");
      assertThat(answer("en", Act.LOOKUP, entity("alpha"), property("isil")).text())
          .isEqualTo("The ISIL code of Alpha Archive is not in this data set.");
    } finally {
      Locale.setDefault(before);
    }
  }

  private static Cell text(String text) {
    return new Cell.Text(text, "");
  }

  private static String text(Act act, Slot... slots) {
    return answer("en", act, slots).text();
  }

  private static Answer answer(String language, Act act, Slot... slots) {
    return RENDERER.render(
        findings(question(new Language(language), act, slots), false, List.of()));
  }

  private static Findings findings(
      Question question, boolean retrieval, List<Findings.Inherited> inherited) {
    TemplateMatch match = SmallWorld.match(CATALOG, question);
    ResultTable table = (ResultTable) ENGINE.run(match, QueryLimits.DEFAULT);
    List<String> items =
        table.rows().stream().map(row -> table.cell(row, "item").text()).distinct().toList();
    return new Findings(
        question, match.template(), table, inherited, ENGINE.cite(items), retrieval);
  }
}
