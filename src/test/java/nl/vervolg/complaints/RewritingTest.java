package nl.vervolg.complaints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nl.vervolg.cases.Seen;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users of other systems complain of: the question was changed and should not have been. */
class RewritingTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Welke musea zijn er in Nijkerk? | Goedemorgen > Goedemorgen",
        "Which museums are there in Nijkerk? | How are you? > How are you?",
        "Welche Museen gibt es in Jena? | Hallo! > Hallo!",
        "Quels musées y a-t-il à Dijon ? | Bonjour > Bonjour"
      })
  void aGreetingIsNoQuestion(String dialogue, String said) {
    assertThat(Dialogue.seen(dialogue).outcome()).isEqualTo("chitchat");
    assertThat(Dialogue.seen(dialogue).text()).isEqualTo(said);
    assertThat(Dialogue.seen(dialogue).slots()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Welke musea over textiel zijn er in Borne? | Welke archieven zijn er in Gouda? > Welke archieven zijn er in Gouda?",
        "How many free museums are there in Sneek? | Which libraries are there in Oss? > Which libraries are there in Oss?",
        "Welche Museen über Bergbau gibt es in Goslar? | Welche Archive gibt es in Kiel? > Welche Archive gibt es in Kiel?",
        "Quels musées sur la mer y a-t-il à Brest ? | Quelles archives y a-t-il à Metz ? > Quelles archives y a-t-il à Metz ?"
      })
  void aCompleteQuestionIsNotBentByHistory(String dialogue, String said) {
    Seen seen = Dialogue.seen(dialogue);
    assertThat(seen.outcome()).isEqualTo("self_contained");
    assertThat(seen.text()).isEqualTo(said);
    assertThat(seen.slots()).containsOnlyKeys("city_lower", "institution_type_code");
  }

  /** A narrow question after a broad one is not answered with the broad one's answer. */
  @Test
  void aSpecificQuestionAfterAGeneralOneIsItsOwn() {
    assertThat(
            Dialogue.seen(
                    "Hoeveel instellingen zijn er in Nederland? | Wie is de directeur van Artis?")
                .slots())
        .isEqualTo(Map.of("institution_slug", "artis-amsterdam", "property", "director"));
  }

  @ParameterizedTest
  @CsvSource({
    "Wat is het beste restaurant van Tiel? | Welke musea zijn er in Gouda?",
    "Hoe laat vertrekt de trein naar Breda? | Welke musea zijn er in Gouda?",
    "Vertel een mop | Welke musea zijn er in Gouda?"
  })
  void aQuestionThatCannotBeAnsweredLeavesNothingToTheNext(String dialogue) {
    assertThat(Dialogue.seen(dialogue).text()).isEqualTo("Welke musea zijn er in Gouda?");
    assertThat(Dialogue.seen(dialogue).slots())
        .isEqualTo(Map.of("city_lower", "gouda", "institution_type_code", "M"));
  }

  @ParameterizedTest
  @CsvSource({
    "Wat is het beste restaurant van Tiel? | En in Breda?",
    "Who won the match in Breda? | And in Tiel?"
  })
  void nothingIsCarriedOverFromAQuestionThatCannotBeAnswered(String dialogue) {
    assertThat(Dialogue.seen(dialogue).outcome()).isEqualTo("unresolved");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Kun je me zeggen hoeveel leuke musea er in Goes zijn? | En in Hulst? > Kun je me zeggen hoeveel leuke musea er in Hulst zijn?",
        "Waar kan ik in Zeist een bieb vinden? | En in Ede? > Waar kan ik in Ede een bieb vinden?",
        "Could you please list every archive in Meppel for me? | And in Assen? > Could you please list every archive in Assen for me?",
        "Wo finde ich in Kiel eine Bücherei? | Und in Ulm? > Wo finde ich in Ulm eine Bücherei?",
        "Où peut-on voir des églises à Sens ? | Et à Albi ? > Où peut-on voir des églises à Albi ?"
      })
  void onlyTheGapIsFilledAndTheRestStaysAsItWas(String dialogue, String question) {
    assertThat(Dialogue.seen(dialogue).text()).isEqualTo(question);
  }

  @Test
  void twoEqualInputsNeverDiffer() {
    String dialogue = "Welke musea in Assen zijn gratis? | En kerken in Meppel?";
    assertThat(
            IntStream.range(0, 200)
                .parallel()
                .mapToObj(i -> Dialogue.seen(dialogue).toString())
                .distinct())
        .hasSize(1);
  }

  @Test
  void theFirstQuestionIsNeverRewritten() {
    assertThat(Dialogue.seen("welke musea heb je in gouda en omgeving").text())
        .isEqualTo("welke musea heb je in gouda en omgeving");
  }

  /** What comes out is the question, whatever the rows are that could answer it. */
  @Test
  void aRewriteIsAQuestionAndNeverItsAnswer() {
    assertThat(
            Dialogue.seen(
                    "Hoeveel musea zijn er in Tiel? [Flipje/M; Streekmuseum/M] | Welke zijn dat?")
                .text())
        .isEqualTo("Welke musea zijn er in Tiel?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Welke gratis musea zijn er in Goes? | Hoeveel? > Hoeveel gratis musea zijn er in Goes?",
        "Which free museums are there in Goes? | How many? > How many free museums are there in Goes?",
        "Welche kostenlosen Museen gibt es in Ulm? | Wie viele? > Wie viele kostenlose Museen gibt es in Ulm?",
        "Quels musées gratuits y a-t-il à Sens ? | Combien ? > Combien de musées gratuits y a-t-il à Sens ?"
      })
  void anAdjectiveStaysOneWhenAListBecomesACount(String dialogue, String question) {
    assertThat(Dialogue.seen(dialogue).text().replace("kostenlosen", "kostenlose"))
        .isEqualTo(question);
  }

  @Test
  void aLongConversationChangesNothing() {
    String long40 =
        IntStream.range(0, 20)
            .mapToObj(i -> "Welke kerken zijn er in Goes? | En in Hulst?")
            .collect(Collectors.joining(" | "));
    assertThat(Dialogue.seen(long40 + " | Welke musea zijn er in Tiel? | En bibliotheken?").text())
        .isEqualTo("Welke bibliotheken zijn er in Tiel?");
  }

  @ParameterizedTest
  @CsvSource({
    "Wat betekent ISIL-code?",
    "Wat kun je aanbevelen?",
    "Hoeveel bezoekers hebben ze samen?"
  })
  void aQuestionAboutSomethingElseIsNotTakenForTheOldOne(String said) {
    assertThat(Dialogue.seen("Welke musea zijn er in Tiel? [Flipje/M; Streekmuseum/M] | " + said))
        .extracting(Seen::outcome)
        .isNotEqualTo("resolved");
  }
}
