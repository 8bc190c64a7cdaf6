package nl.vervolg.link.followup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nl.vervolg.conversation.ConversationRules;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.link.FollowUps;
import nl.vervolg.schema.Column;
import nl.vervolg.schema.ColumnName;
import nl.vervolg.schema.Schema;
import nl.vervolg.schema.Table;
import nl.vervolg.value.ValueFinder;
import nl.vervolg.value.ValueHit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fragments about a database that no workspace knows are completed by the rules of the product. */
class SchemaFollowUpsTest {
  private static final ColumnName HARBOUR = new ColumnName("ship", "home_port");
  private static final ColumnName FLAG = new ColumnName("ship", "flag");
  private static final ColumnName BORN = new ColumnName("sailor", "born_in");

  /** Values and the columns that have them, by how they are said. */
  private static final Map<String, List<ColumnName>> VALUES =
      Map.of(
          "veere", List.of(HARBOUR, BORN),
          "brest", List.of(BORN, HARBOUR),
          "aalborg", List.of(HARBOUR),
          "danish", List.of(FLAG),
          "dutch", List.of(FLAG));

  private static ConversationRules rules;

  @BeforeAll
  static void load(@TempDir Path cache) {
    rules = ConversationRules.load(Path.of("rules"), Path.of("knowledge", "languages"), cache);
  }

  private static Schema schema() {
    return new Schema(
        "fleet",
        List.of(
            table("ship", "ships", "name", "home port", "flag", "built"),
            table("sailor", "sailors", "name", "born in", "pay")),
        List.of());
  }

  private static Table table(String name, String label, String... columns) {
    List<Column> all = new ArrayList<>();
    for (String column : columns) {
      all.add(
          new Column(
              column.replace(' ', '_'), column, "text", false, Column.About.NOTHING, List.of()));
    }
    return new Table(name, label, "", all);
  }

  private static final ValueFinder FINDER =
      (texts, most) ->
          texts.stream()
              .flatMap(text -> Stream.of(text.split("[^\\p{L}]+")))
              .filter(word -> VALUES.containsKey(word.toLowerCase(Locale.ROOT)))
              .map(
                  word ->
                      new ValueHit(
                          word,
                          ValueHit.How.EXACT,
                          1,
                          word,
                          VALUES.getOrDefault(word.toLowerCase(Locale.ROOT), List.of())))
              .toList();

  private static FollowUps.Completion complete(String conversation) {
    List<String> said = List.of(conversation.split(" / "));
    return SchemaFollowUps.about(schema(), new Language("en"), Optional.of(FINDER), rules)
        .complete(said.subList(0, said.size() - 1), said.get(said.size() - 1));
  }

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Which ships have their home port in Veere? / And in Aalborg? | Which ships have their home port in Aalborg?",
        "Show the names of Danish ships. / What about the Dutch ships? | Show the names of Dutch ships.",
        "How many sailors were born in Brest? / And in Veere? | How many sailors were born in Veere?",
        "Which ships have their home port in Veere? / How many are there? | How many ships have their home port in Veere?",
        "List all the information about the ships. / What about the sailors? | List all the information about the sailors.",
        "Which ships built before 1900 carry coal? / what about after 1950? | Which ships built after 1950 carry coal?",
        "Show ships named 'Argo' with their flag / same for 'Batavia' | Show ships named 'Batavia' with their flag",
        "Which ships have their home port in Veere? / And in Aalborg? / And in Brest? | Which ships have their home port in Brest?",
        "Welke schepen hebben Veere als thuishaven? / En Aalborg? | Welke schepen hebben Aalborg als thuishaven?",
        "Welche Schiffe haben Veere als Heimathafen? / Und Aalborg? | Welche Schiffe haben Aalborg als Heimathafen?",
        "Quels navires ont Veere comme port ? / Et Aalborg ? | Quels navires ont Aalborg comme port ?",
        "How many ships were built in 2010? / and in 2021? | How many ships were built in 2021?",
        "Show Danish ships with 30 masts / and 40? | Show Danish ships with 40 masts",
        "Which ships have their home port in Veere? / Thanks! / And in Aalborg? | Which ships have their home port in Aalborg?",
      })
  void aFragmentBecomesAQuestion(String conversation, String complete) {
    FollowUps.Completion completion = complete(conversation);
    assertThat(completion.question()).isEqualTo(complete);
    assertThat(completion.beside()).isEmpty();
    assertThat(completion.rules()).isNotEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        // A word that nothing explains would be lost.
        "Which ships have their home port in Veere? / and the blorping ones in Aalborg?",
        // So would what the schema does not know.
        "Show all the degrees offered by the ships. / How many are there?",
        // A condition that is added has words around it that nobody knows.
        "Which sailors are there? / Which of them are from Brest?",
        // A comparison is no value, and a bound beside a year is no exchange.
        "How many ships were built in 2014? / more than 2015?",
        "How many ships were built in 2014? / and before 2015?",
        "How many ships were built in 2014? / and not in 2015?",
        // A request with a table of its own may stand alone.
        "Which sailors were born in Brest? / List all ships",
        // Nobody knows which of the two is exchanged.
        "Which Danish or Dutch ships are there? / And French?",
        "Which ships of Veere sailed to Aalborg? / And Brest?",
        "Which ships of Rederij Jansen carry Acme Coal? / And Zeeland Sand?",
        // It looks complete, and is not.
        "Show the pay of sailors. / Which have the most ships?",
      })
  void whatCannotBeCompletedTakesTheQuestionBeforeItAlong(String conversation) {
    List<String> said = List.of(conversation.split(" / "));
    FollowUps.Completion completion = complete(conversation);
    assertThat(completion.question()).isEqualTo(said.get(1));
    assertThat(completion.beside()).containsExactly(said.get(0));
  }

  @ParameterizedTest(name = "{0} = {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "Thanks! | SMALL_TALK",
        "Hallo! | SMALL_TALK",
        "Vielen Dank | SMALL_TALK",
        "Merci beaucoup | SMALL_TALK",
        "Which ships are Danish? / Thank you very much! | SMALL_TALK",
        "Which ships are Danish? / Vielen Dank | SMALL_TALK",
      })
  void whatIsNoQuestionAboutDataIsDeclined(String conversation, ScopeKind kind) {
    FollowUps.Completion completion = complete(conversation);
    assertThat(completion.declined()).contains(kind);
    assertThat(completion.beside()).isEmpty();
    assertThat(completion.rules()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // Nobody wrote down all words for what a database holds.
        "Who stole my bicycle?",
        "Which blorps are there?",
        "Thanks! Which ships are Danish?",
        "What is the population?",
        "Hello, who are the reviewers?",
        "Hallo, waar woont Anna?",
        "Bonjour, qui sont les critiques ?",
        "Great Expectations",
        "Gute Filme bitte",
        "What is the price in Paris?",
      })
  void whatMayBeAboutDataIsNot(String question) {
    assertThat(complete(question).declined()).isEmpty();
    assertThat(complete(question).question()).isEqualTo(question);
  }

  @Test
  void whatStandsBetweenIsNotPassedOver() {
    FollowUps.Completion completion =
        complete(
            "Which ships have their home port in Veere? / Of those the blorping ones? / How many are there?");
    assertThat(completion.question()).isEqualTo("How many are there?");
    assertThat(completion.beside())
        .containsExactly(
            "Which ships have their home port in Veere?", "Of those the blorping ones?");
  }

  @Test
  void aNewSubjectTakesNothingAlong() {
    FollowUps.Completion completion =
        complete("Which ships are Danish? / New topic: how many sailors are there?");
    assertThat(completion.beside()).isEmpty();
  }

  @Test
  void aNewQuestionTakesOnlyTheLastAlong() {
    FollowUps.Completion completion =
        complete(
            "Which ships are Danish? / How many sailors are there? / Which of these earn the most?");
    assertThat(completion.beside()).containsExactly("How many sailors are there?");
  }

  @Test
  void longConversationsTakeTheirEndAlong() {
    List<String> history = new ArrayList<>(List.of("Which ships are Danish?"));
    for (int i = 0; i < 40; i++) {
      history.add("and the blorping ones " + "x".repeat(i + 1) + "?");
    }
    FollowUps.Completion completion =
        SchemaFollowUps.about(schema(), new Language("en"), Optional.empty(), rules)
            .complete(history, "and the others?");
    assertThat(completion.beside()).isEqualTo(history.subList(36, 41));
  }

  @Test
  void ofAVeryLongConversationTheLastTurnsAreRead() {
    int[] looked = {0};
    ValueFinder counting =
        (texts, most) -> {
          looked[0] += texts.size();
          return FINDER.hits(texts, most);
        };
    List<String> history = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      history.add("Which ships have their home port in Veere?");
    }
    FollowUps.Completion completion =
        SchemaFollowUps.about(schema(), new Language("en"), Optional.of(counting), rules)
            .complete(history, "And in Aalborg?");
    assertThat(completion.question()).isEqualTo("Which ships have their home port in Aalborg?");
    assertThat(looked[0]).isEqualTo(21);
  }

  @Test
  void theSameConversationIsCompletedTheSameEveryTime() {
    String conversation = "Which ships have their home port in Veere? / And in Brest?";
    assertThat(Stream.generate(() -> complete(conversation)).limit(20).distinct()).hasSize(1);
  }

  @Test
  void aFolderThatCannotBeReadIsTold(@TempDir Path empty) {
    Path missing = empty.resolve("missing");
    assertThatThrownBy(() -> ConversationRules.load(Path.of("rules"), missing, empty))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageContaining(missing.toString());
  }
}
