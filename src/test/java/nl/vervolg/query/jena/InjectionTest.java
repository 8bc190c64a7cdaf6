package nl.vervolg.query.jena;

import static nl.vervolg.query.SmallWorld.city;
import static nl.vervolg.query.SmallWorld.entity;
import static nl.vervolg.query.SmallWorld.question;
import static nl.vervolg.query.SmallWorld.subject;
import static nl.vervolg.query.SmallWorld.type;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.match.Match;
import nl.vervolg.match.NoTemplate;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.TemplateMatch;
import nl.vervolg.query.QueryFailed;
import nl.vervolg.query.QueryLimits;
import nl.vervolg.query.QueryOutcome;
import nl.vervolg.query.ResultTable;
import nl.vervolg.query.SmallWorld;
import org.apache.jena.query.Query;
import org.apache.jena.query.QueryFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user types is a term of the query, whatever it looks like. */
class InjectionTest {
  private static final TemplateCatalog CATALOG = SmallWorld.catalog();
  private static final JenaQueryEngine ENGINE = SmallWorld.engine(CATALOG);

  @AfterAll
  static void close() {
    ENGINE.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"",
        "'",
        "\"\"\"",
        "see ?item there",
        "?subject",
        "} UNION { ?item ?p ?o",
        "}\n} #",
        "\\",
        "\\u0022 . ?s ?p ?o",
        "a\nb",
        "a\rb",
        "\u202Egnirts",
        "\u0000",
        "$item",
        "\") || true || CONTAINS(\"",
        "<https://vervolg.nl/id/place/aa>",
        "type:M",
        "{{subject}}",
        "[ {location}]",
        "\uD800",
        "%s",
        "${x}",
        "'); DROP ALL; #"
      })
  void aSubjectNeverBecomesSyntax(String text) {
    Match match =
        CATALOG.match(question(Act.LIST, type("M"), city("aa", "aa"), subject(text + " zebra")));
    assertThat(match).isInstanceOf(TemplateMatch.class);
    ResultTable table = run((TemplateMatch) match);
    assertThat(table.rows()).as("nothing here is about a zebra").isEmpty();
    assertReadsBackAsItself(table);
  }

  @ParameterizedTest
  @ValueSource(strings = {"alpha\" }", "x\" . ?item ?p ?o . #", "\\\"", "alpha\n", "?slug"})
  void aKeyNeverBecomesSyntax(String text) {
    Match match = CATALOG.match(question(Act.LOOKUP, entity(text)));
    ResultTable table = run((TemplateMatch) match);
    assertThat(table.rows()).isEmpty();
    assertReadsBackAsItself(table);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://x/> . ?s ?p ?o } #",
        "https://x/a b",
        "https://x/\"",
        "https://x/{",
        "https://x/\\",
        "https://x/\n",
        "https://x/\u202E",
        "https://x/^",
        "https://x/`",
        "https://x/|",
        "https://x/\u00a0",
        ""
      })
  void aResourceThatIsNoIriIsRefused(String iri) {
    Slot place =
        new Slot(
            new SlotName("city_lower"), Role.LOCATION, 1, new SlotValue.Term("x", List.of(iri)));
    Match match = CATALOG.match(question(Act.LIST, place));
    QueryOutcome outcome = ENGINE.run((TemplateMatch) match, QueryLimits.DEFAULT);
    assertThat(outcome).isInstanceOf(QueryFailed.class);
    assertThat(((QueryFailed) outcome).reason()).isEqualTo(QueryFailed.Reason.ERROR);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "?!", "\u202E\u200B"})
  void aSubjectWithoutWordsHasNoTemplate(String text) {
    assertThat(CATALOG.match(question(Act.LIST, subject(text))))
        .isEqualTo(
            new NoTemplate(NoTemplate.Reason.VALUE_NOT_USABLE, List.of(new SlotName("subject"))));
  }

  private static ResultTable run(TemplateMatch match) {
    QueryOutcome outcome = ENGINE.run(match, QueryLimits.DEFAULT);
    assertThat(outcome).isInstanceOf(ResultTable.class);
    return (ResultTable) outcome;
  }

  /** The text that is shown and recorded is the query that was run. */
  private static void assertReadsBackAsItself(ResultTable table) {
    Query again = QueryFactory.create(table.query());
    assertThat(again.serialize()).isEqualTo(table.query());
    assertThat(again.getQueryPattern().toString()).isNotEmpty();
  }
}
