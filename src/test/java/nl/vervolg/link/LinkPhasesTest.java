package nl.vervolg.link;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.keyword.Keyword;
import nl.vervolg.link.ValidatedQuestion.Outcome;
import nl.vervolg.link.wordnet.WordNet;
import nl.vervolg.retrieval.Evidence;
import nl.vervolg.retrieval.QueryExample;
import nl.vervolg.retrieval.Retrieval;
import nl.vervolg.retrieval.Retrieved;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ValueHit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The phases of linking: their order, their results, and what happens when one fails. */
class LinkPhasesTest {
  private static final Schema FLEET =
      new Schema(
          "fleet",
          List.of(
              new Table(
                  "ship",
                  "ship",
                  "the ships of the company",
                  List.of(column("ship_id", true), column("rig_code", false)))),
          List.of());

  private static Column column(String name, boolean key) {
    return new Column(name, name, "text", key, Column.About.NOTHING, List.of());
  }

  private static LinkOutcome link(LinkSources sources, String question) {
    AtomicLong clock = new AtomicLong();
    return new SchemaLinker(FLEET, LinkSettings.USUAL.cutTo(1), sources, clock::incrementAndGet)
        .link(new LinkRequest(question, ""));
  }

  private static LinkOutcome.Linked linked(LinkSources sources, String question) {
    return (LinkOutcome.Linked) link(sources, question);
  }

  @Test
  void eachPhaseIsNamedAndTimedInOrder() {
    assertThat(link(LinkSources.NONE, "Which ships have a rig?").phases())
        .extracting(PhaseReport::phase)
        .containsExactly(
            Phase.FOLLOW_UP,
            Phase.VALIDATION,
            Phase.KEYWORDS,
            Phase.EVIDENCE,
            Phase.EXAMPLES,
            Phase.SYNONYMS,
            Phase.COLUMNS,
            Phase.STRATEGY,
            Phase.SCHEMA,
            Phase.TEXT);
    assertThat(link(LinkSources.NONE, "Which ships?").phases())
        .allMatch(report -> report.nanos() == 1 && report.failure().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "  ", "?!", "\u0000\u200b", "\ud83d\ude00"})
  void whatHasNoLetterIsMalformedAndGoesNoFurther(String question) {
    LinkOutcome outcome = link(LinkSources.NONE, question);
    assertThat(outcome).isInstanceOf(LinkOutcome.Refused.class);
    assertThat(outcome.question().outcome()).isEqualTo(Outcome.MALFORMED);
    assertThat(outcome.question().reasons())
        .containsExactly("It has neither a letter nor a figure.");
    assertThat(outcome.phases())
        .extracting(PhaseReport::phase)
        .containsExactly(Phase.FOLLOW_UP, Phase.VALIDATION);
  }

  @Test
  void smallWordsAloneAreMeaningless() {
    assertThat(link(LinkSources.NONE, "What is it that they have?").question().outcome())
        .isEqualTo(Outcome.MEANINGLESS);
  }

  @Test
  void theLongestQuestionIsTakenAndAnythingLongerIsNot() {
    String longest = "ship ".repeat(QuestionValidation.LONGEST / 5 - 1) + "ships";
    assertThat(longest).hasSize(QuestionValidation.LONGEST);
    assertThat(link(LinkSources.NONE, longest)).isInstanceOf(LinkOutcome.Linked.class);
    LinkOutcome longer = link(LinkSources.NONE, longest + "s");
    assertThat(longer.question().outcome()).isEqualTo(Outcome.MALFORMED);
    assertThat(longer.question().reasons().toString()).contains("more than 2000 characters");
    assertThat(longer.question().original()).hasSizeLessThan(50);
  }

  @Test
  void aQuestionInAnotherLanguageIsTranslatedAsFarAsWordsAreKnown() {
    Glossary glossary =
        (text, from, to) ->
            from.code().equals("nl") && to.code().equals("en")
                ? text.replace("schepen", "ships")
                : text;
    LinkOutcome outcome = link(LinkSources.NONE.withGlossary(glossary), "Hoeveel schepen zijn er?");
    assertThat(outcome.question().original()).isEqualTo("Hoeveel schepen zijn er?");
    assertThat(outcome.question().translated()).contains("Hoeveel ships zijn er?");
    assertThat(outcome.question().language()).isEqualTo(new Language("nl"));
    assertThat(outcome.question().reasons().toString()).contains("words that are known");
    assertThat(link(LinkSources.NONE, "Hoeveel boten zijn er?").question().translated()).isEmpty();
    assertThat(link(LinkSources.NONE, "Hoeveel boten zijn er?").question().reasons().toString())
        .contains("no word of it is known");
    Glossary never =
        (text, from, to) -> {
          throw new AssertionError("nothing is to be translated");
        };
    assertThat(
            link(LinkSources.NONE.withGlossary(never), "How many ships are there?")
                .question()
                .reasons())
        .isEmpty();
  }

  @Test
  void whatWasTranslatedIsLookedUpAsItWasSaidAsWell() {
    Schema dutch =
        new Schema(
            "vloot",
            List.of(
                new Table(
                    "boten",
                    "boten van de haven",
                    "",
                    List.of(column("id", true), column("stad", false)))),
            List.of());
    Glossary wrong = (text, from, to) -> text.replace("stad", "town");
    LinkOutcome outcome =
        new SchemaLinker(
                dutch, LinkSettings.USUAL.cutTo(1), LinkSources.NONE.withGlossary(wrong), () -> 0)
            .link(new LinkRequest("Uit welke stad komen de boten die er zijn?", ""));
    assertThat(((LinkOutcome.Linked) outcome).text()).contains("stad");
    LinkOutcome german =
        new SchemaLinker(
                FLEET,
                LinkSettings.USUAL.cutTo(1),
                LinkSources.NONE.withGlossary((text, from, to) -> text.replace("rig", "sail")),
                () -> 0)
            .link(new LinkRequest("Welche rig haben die Schiffe, die im Hafen sind?", ""));
    assertThat(german.question().translated()).isPresent();
    assertThat(((LinkOutcome.Linked) german).text()).contains("rig_code");
  }

  @Test
  void theNamesTellTheLanguageOfASchemaThatNobodyWroteAbout() {
    Schema dutch =
        new Schema(
            "vloot",
            List.of(
                new Table(
                    "boten",
                    "boten van de haven",
                    "",
                    List.of(column("is_er_een_kraan", true), column("naam van het schip", false)))),
            List.of());
    Glossary never =
        (text, from, to) -> {
          throw new AssertionError("nothing is to be translated");
        };
    LinkOutcome outcome =
        new SchemaLinker(dutch, LinkSettings.USUAL, LinkSources.NONE.withGlossary(never), () -> 0)
            .link(new LinkRequest("Hoeveel boten liggen er in de haven?", ""));
    assertThat(outcome).isInstanceOf(LinkOutcome.Linked.class);
  }

  /** In every way to join the parts of such a word WordNet would look. */
  @Test
  void aWordOfManyPartsTakesNoTime() {
    String parts = "ab-".repeat(600) + "ab";
    assertThat(new WordNet().related(parts, new Language("en"))).isEmpty();
    assertThat(linked(LinkSources.NONE.withThesaurus(new WordNet()), parts).text()).isNotEmpty();
  }

  @Test
  void theBestThreeFactsAndFiveExamplesAreGiven() {
    List<Evidence> facts =
        List.of(
            new Evidence("a ketch has rig_code 7"),
            new Evidence("the moon is far"),
            new Evidence("ketch means small"),
            new Evidence("every ketch is old"),
            new Evidence("a ketch floats"));
    List<QueryExample> pairs =
        List.of(
            new QueryExample("How far is the moon?", "SELECT 1"),
            new QueryExample("How many of them are a ketch?", "SELECT 2"));
    LinkOutcome.Linked linked =
        linked(
            LinkSources.NONE.withEvidence(facts).withExamples(pairs), "Which of them are a ketch?");
    assertThat(linked.evidence()).hasSize(3).contains(facts.get(2)).doesNotContain(facts.get(1));
    assertThat(linked.examples()).containsExactly(pairs.get(1));
  }

  @Test
  void aFactLeadsToTheColumnThatItNames() {
    LinkSources told =
        LinkSources.NONE.withEvidence(List.of(new Evidence("a ketch has rig_code 7")));
    assertThat(linked(told, "How many ketches?").text()).contains("rig_code");
    assertThat(linked(LinkSources.NONE, "How many ketches?").text()).doesNotContain("rig_code");
  }

  @Test
  void aWordThatTheSchemaLacksStandsForThoseItIsRelatedTo() {
    Thesaurus boats = (word, language) -> word.equals("boats") ? Map.of("rig", 1.0) : Map.of();
    assertThat(linked(LinkSources.NONE.withThesaurus(boats), "Which boats?").text())
        .contains("rig_code");
    assertThat(linked(LinkSources.NONE, "Which boats?").text()).doesNotContain("rig_code");
    Thesaurus never =
        (word, language) -> {
          throw new AssertionError("the schema has the word");
        };
    assertThat(linked(LinkSources.NONE.withThesaurus(never), "Which ships?").phases())
        .allMatch(report -> report.failure().isEmpty());
  }

  @Test
  void wordNetKnowsWhatIsRelated() {
    Language english = new Language("en");
    WordNet wordNet = new WordNet();
    assertThat(wordNet.related("boat", english)).containsKey("vessel").doesNotContainKey("boat");
    assertThat(wordNet.related("nationality", english)).isNotEmpty();
    assertThat(wordNet.related("teacher", english).get("instructor")).isEqualTo(1.0);
    assertThat(wordNet.related("xyzzy", english)).isEmpty();
    assertThat(wordNet.related("boat", new Language("nl"))).isEmpty();
    assertThat(new WordNet().related("boat", english)).isEqualTo(wordNet.related("boat", english));
  }

  @Test
  void withoutFactsAndExamplesItGoesOnAndSaysSo() {
    LinkSources broken =
        new LinkSources(
            FollowUps.OfDatabase.NONE,
            Glossary.EMPTY,
            (word, language) -> {
              throw new IllegalStateException("No book.");
            },
            (text, language, most) -> {
              throw new IllegalStateException("The disk is gone.");
            },
            (text, language, most) -> {
              throw new IllegalStateException("Read too late.");
            },
            Map.of());
    LinkOutcome.Linked linked = linked(broken, "Which boats?");
    assertThat(linked.evidence()).isEmpty();
    assertThat(linked.examples()).isEmpty();
    assertThat(linked.text()).contains("ship_id");
    assertThat(linked.phases())
        .filteredOn(report -> report.failure().isPresent())
        .extracting(report -> report.phase() + ": " + report.failure().orElse(""))
        .containsExactly(
            "EVIDENCE: The disk is gone.", "EXAMPLES: Read too late.", "SYNONYMS: No book.");
  }

  @Test
  void eachPhaseTellsWhatItFound() {
    LinkOutcome.Linked linked = linked(LinkSources.NONE, "Which ships have a rig?");
    assertThat(linked.phases())
        .extracting(report -> report.result().orElseThrow())
        .containsExactly(
            new PhaseResult.Completed(
                FollowUps.Completion.open(List.of(), "Which ships have a rig?")),
            new PhaseResult.Validated(linked.question()),
            new PhaseResult.Extracted(linked.keywords()),
            new PhaseResult.Told(List.of()),
            new PhaseResult.Alike(List.of()),
            new PhaseResult.Related(new TreeMap<>()),
            new PhaseResult.Ranked(
                List.of(new ColumnName("ship", "ship_id"), new ColumnName("ship", "rig_code")), 2),
            new PhaseResult.Decided(linked.schema().decision()),
            new PhaseResult.Cut(linked.schema()),
            new PhaseResult.Written(linked.text()));
  }

  @Test
  void whatALookUpLacksIsAWarningAndNoFailure() {
    Retrieval<Evidence> lacking =
        new Retrieval<>() {
          @Override
          public List<Evidence> search(String text, Language language, int most) {
            return List.of(new Evidence("a ketch has rig_code 7"));
          }

          @Override
          public Retrieved<Evidence> retrieve(String text, Language language, int most) {
            return new Retrieved<>(
                search(text, language, most), Optional.empty(), Optional.of("No model."));
          }
        };
    LinkOutcome.Linked linked =
        linked(
            new LinkSources(
                FollowUps.OfDatabase.NONE,
                Glossary.EMPTY,
                Thesaurus.EMPTY,
                lacking,
                (text, language, most) -> List.of(),
                Map.of()),
            "Which of them are a ketch?");
    assertThat(linked.evidence()).hasSize(1);
    assertThat(linked.text()).contains("rig_code");
    assertThat(linked.phases())
        .filteredOn(report -> report.warning().isPresent())
        .extracting(report -> report.phase() + ": " + report.warning().orElse(""))
        .containsExactly("EVIDENCE: No model.");
    assertThat(linked.phases()).allMatch(report -> report.failure().isEmpty());
  }

  @Test
  void whatRulesDeclineStopsBeforeItIsLookedUp() {
    FollowUps rules =
        (history, question) ->
            FollowUps.Completion.declined(question, ScopeKind.OUT_OF_SCOPE, List.of("OFF"));
    LinkOutcome outcome =
        link(
            LinkSources.NONE.withFollowUps((database, language, values) -> rules),
            "What is the weather?");
    assertThat(outcome).isInstanceOf(LinkOutcome.Refused.class);
    assertThat(outcome.question().outcome()).isEqualTo(Outcome.OUT_OF_SCOPE);
    assertThat(outcome.question().reasons())
        .containsExactly("It is about something else than the data (OFF).");
    assertThat(outcome.phases())
        .extracting(PhaseReport::phase)
        .containsExactly(Phase.FOLLOW_UP, Phase.VALIDATION);
  }

  @Test
  void whereNoWordIsOneOfTheSchemaThatIsTold() {
    LinkOutcome.Linked linked = linked(LinkSources.NONE, "Who stole my bicycle?");
    assertThat(linked.phases())
        .filteredOn(report -> report.warning().isPresent())
        .extracting(PhaseReport::phase)
        .containsExactly(Phase.COLUMNS);
    assertThat(linked(LinkSources.NONE, "Which rigs?").phases())
        .allMatch(report -> report.warning().isEmpty());
  }

  @Test
  void noRuleReadsWhatIsTooLong() {
    FollowUps rules =
        (history, question) -> {
          throw new IllegalStateException("It was read.");
        };
    LinkOutcome outcome =
        link(
            LinkSources.NONE.withFollowUps((database, language, values) -> rules),
            "rig ".repeat(1000));
    assertThat(outcome.question().outcome()).isEqualTo(Outcome.MALFORMED);
  }

  @Test
  void aFragmentIsCompletedBeforeItIsLookedUp() {
    FollowUps rules =
        (history, question) ->
            question.equals("And in Delft?")
                    && history.equals(List.of("Old", "Which rigs in Gouda?"))
                ? new FollowUps.Completion("Which rigs in Delft?", List.of(), List.of("SWAP"))
                : FollowUps.Completion.open(history, question);
    LinkRequest fragment =
        new LinkRequest(List.of("Old", "Which rigs in Gouda?"), "And in Delft?", "");
    LinkOutcome.Linked linked =
        linked(LinkSources.NONE.withFollowUps((database, language, values) -> rules), fragment);
    assertThat(linked.question().original()).isEqualTo("And in Delft?");
    assertThat(linked.question().completed()).contains("Which rigs in Delft?");
    assertThat(linked.keywords().all()).extracting(Keyword::text).contains("rigs", "Delft");
    assertThat(linked.text()).contains("rig_code");
    assertThat(linked.phases().get(0).phase()).isEqualTo(Phase.FOLLOW_UP);
    assertThat(linked.phases().get(0).result())
        .contains(
            new PhaseResult.Completed(
                new FollowUps.Completion("Which rigs in Delft?", List.of(), List.of("SWAP"))));
  }

  @Test
  void whereNoRuleKnowsTheQuestionBeforeIsLookedUpBesideIt() {
    LinkRequest fragment = new LinkRequest(List.of("Which rigs?"), "What about them?", "");
    LinkOutcome.Linked linked = linked(LinkSources.NONE, fragment);
    assertThat(linked.question().completed()).isEmpty();
    assertThat(linked.question().reasons().toString()).contains("is not certain");
    assertThat(linked.text()).contains("rig_code");
    FollowUps broken =
        (history, question) -> {
          throw new IllegalStateException("No rules.");
        };
    LinkOutcome.Linked without =
        linked(LinkSources.NONE.withFollowUps((database, language, values) -> broken), fragment);
    assertThat(without.phases().get(0).failure()).contains("No rules.");
    assertThat(without.text()).isEqualTo(linked.text());
  }

  private static LinkOutcome.Linked linked(LinkSources sources, LinkRequest request) {
    return (LinkOutcome.Linked)
        new SchemaLinker(FLEET, LinkSettings.USUAL.cutTo(1), sources, () -> 0).link(request);
  }

  @Test
  void withoutAVitalPhaseNothingGoesOn() {
    Glossary broken =
        (text, from, to) -> {
          throw new IllegalStateException("No words.");
        };
    LinkOutcome outcome = link(LinkSources.NONE.withGlossary(broken), "Hoeveel schepen zijn er?");
    assertThat(outcome).isInstanceOf(LinkOutcome.Aborted.class);
    assertThat(((LinkOutcome.Aborted) outcome).failed().failure()).contains("No words.");
    assertThat(outcome.phases()).hasSize(2);
  }

  @Test
  void theKeywordsAreThoseOfTheQuestion() {
    assertThat(
            linked(LinkSources.NONE, "Which ships of 'De Ruyter' sailed in 1650?").keywords().all())
        .extracting(Keyword::text)
        .contains("ships", "De Ruyter", "1650");
  }

  @Test
  void valuesThatCannotBeReadEndIt() {
    LinkSources broken =
        LinkSources.NONE.withValues(
            Map.of(
                FLEET.name(),
                (texts, most) -> {
                  throw new IllegalStateException("The disk is gone.");
                }));
    LinkOutcome outcome = link(broken, "Which ships have a rig?");
    assertThat(outcome).isInstanceOf(LinkOutcome.Aborted.class);
    PhaseReport failed = ((LinkOutcome.Aborted) outcome).failed();
    assertThat(failed.phase()).isEqualTo(Phase.VALUES);
    assertThat(failed.failure()).contains("The disk is gone.");
    assertThat(failed.result()).isEmpty();
    assertThat(outcome.phases().get(2).result().orElseThrow())
        .as("what was found before stays")
        .isInstanceOf(PhaseResult.Extracted.class);
  }

  @Test
  void aValueThatIsFoundLiftsItsColumnAndIsAmongItsExamples() {
    ColumnName last =
        FLEET.tables().stream()
            .flatMap(
                table ->
                    table.columns().stream()
                        .map(column -> new ColumnName(table.name(), column.name())))
            .reduce((one, other) -> other)
            .orElseThrow();
    LinkSources found =
        LinkSources.NONE.withValues(
            Map.of(
                FLEET.name(),
                (texts, most) ->
                    List.of(new ValueHit("Ane", ValueHit.How.EXACT, 0.8, "Ane", List.of(last)))));
    LinkOutcome.Linked linked = linked(found, "Where is the Ane?");
    assertThat(linked.values()).extracting(ValueHit::value).containsExactly("Ane");
    assertThat(linked.schema().part().tables())
        .singleElement()
        .satisfies(table -> assertThat(table.name()).isEqualTo(last.table()))
        .satisfies(table -> assertThat(table.columns().get(0).examples()).containsExactly("Ane"));
    assertThat(linked.text()).contains("Ane");
    assertThat(linked.phases()).extracting(PhaseReport::phase).contains(Phase.VALUES);
  }
}
