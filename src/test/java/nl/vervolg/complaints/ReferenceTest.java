package nl.vervolg.complaints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import nl.vervolg.Heritage;
import nl.vervolg.cases.Seen;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Reply;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users of other systems complain of: the wrong thing was taken for what was pointed at. */
class ReferenceTest {
  private static final String ROWS =
      " [Maritiem Museum Zeeland/M; Stadsarchief Delft/A; Museum van de Utrechtse Heuvelrug/M]";

  private static String thing(String dialogue) {
    Seen seen = Dialogue.seen(dialogue);
    return seen.slots().getOrDefault("institution_slug", seen.outcome());
  }

  @ParameterizedTest
  @CsvSource({
    "Meer over de maritieme, maritiem-museum-zeeland",
    "Meer over het maritieme museum, maritiem-museum-zeeland",
    "Meer over die in Delft, stadsarchief-delft",
    "Wat is het adres van dat in Delft?, stadsarchief-delft",
    "Tell me more about the one in Delft, stadsarchief-delft",
    "What is the address of the Delft one?, stadsarchief-delft",
    "Meer over het archief, stadsarchief-delft",
    "Meer over het stadsarchief, stadsarchief-delft",
    "More about the archive, stadsarchief-delft"
  })
  void aRowIsFoundByAPartOfItsName(String said, String key) {
    assertThat(thing("Welke instellingen zijn er in Nederland?" + ROWS + " | " + said))
        .isEqualTo(key);
  }

  @ParameterizedTest
  @CsvSource({
    "Welke musea zijn er in Tiel? | die gratis zijn",
    "Welke musea zijn er in Tiel? | alleen degene die gratis zijn",
    "Which museums are there in Tiel? | the free ones",
    "Welche Museen gibt es in Tiel? | die kostenlosen",
    "Quels musées y a-t-il à Tiel ? | ceux qui sont gratuits"
  })
  void anAttributeThatNoRowShowsBecomesACondition(String dialogue) {
    assertThat(Dialogue.seen(dialogue).slots()).containsKey("subject").containsKey("city_lower");
  }

  @ParameterizedTest
  @CsvSource({
    "Welke musea zijn er in Nederland? | die in Gouda, gouda",
    "Which museums are there in Belgium? | the ones in Ghent, gent",
    "Welche Museen gibt es in Deutschland? | die in Ulm, ulm",
    "Quels musées y a-t-il en France ? | ceux de Dijon, dijon"
  })
  void aPlaceChoosesAmongAllThatWereAskedFor(String dialogue, String city) {
    assertThat(Dialogue.seen(dialogue).slots())
        .isEqualTo(Map.of("institution_type_code", "M", "city_lower", city));
  }

  /** Utrecht is a town and a province. */
  @Test
  void aPlaceOfTwoReadingsChoosesOneOrIsAskedBack() {
    assertThat(Dialogue.seen("Welke musea zijn er in Nederland? | die in Utrecht").outcome())
        .isIn("resolved", "ambiguous");
  }

  @ParameterizedTest
  @CsvSource({
    "Welke musea zijn er in Tiel? [Aa/M; Bee/M; Cee/M] | En in Goes? [Dee/M; Eff/M] | Meer over de derde",
    "Welke musea zijn er in Tiel? [Aa/M; Bee/M] | Welke archieven zijn er in Goes? | Meer over de eerste",
    "Which museums are there in Tiel? [Aa/M; Bee/M; Cee/M] | And in Goes? [Dee/M] | more about the second"
  })
  void anOlderListIsNotPointedAtAfterANewAnswer(String dialogue) {
    assertThat(Dialogue.seen(dialogue).outcome()).isEqualTo("unresolved");
  }

  @Test
  void theNewestRowWinsOverAnOlderOneOfTheSamePlace() {
    assertThat(
            thing(
                "Welke musea zijn er in Tiel? [Aa/M; Bee/M] | En in Goes? [Dee/M; Eff/M]"
                    + " | Meer over de tweede"))
        .isEqualTo("eff");
  }

  /** The answer is what "it" means, not what the question was about. */
  @Test
  void itIsTheAnswerAndNotASubjectOfTheQuestion() {
    assertThat(
            thing(
                "Which museum in Delft is about Vermeer? [Huis aan de Gracht/M]"
                    + " | When was it founded?"))
        .isEqualTo("huis-aan-de-gracht");
  }

  @ParameterizedTest
  @CsvSource({
    "Wanneer is het opgericht?",
    "How old is it?",
    "Wie alt ist es?",
    "Quand a-t-il été fondé ?"
  })
  void withoutAnythingBeforeItIsAskedBack(String said) {
    assertThat(Dialogue.seen(said).outcome()).isEqualTo("unresolved");
  }

  @Test
  void severalRowsAreAskedBackAndNoneIsGuessed() {
    assertThat(
            Dialogue.seen("Welke musea zijn er in Tiel? [Aa/M; Bee/M] | Wanneer is het opgericht?")
                .outcome())
        .isIn("unresolved", "ambiguous");
  }

  @ParameterizedTest
  @CsvSource({
    "Welke musea zijn er in Tiel? [Aa/M; Bee/M] | Welke is het oudst?",
    "Welke musea zijn er in Tiel? [Aa/M; Bee/M] | Wat is het oudste?",
    "Which museums are there in Tiel? [Aa/M; Bee/M] | Which one is the oldest?",
    "Which museums are there in Tiel? [Aa/M; Bee/M] | Which of them is the oldest?"
  })
  void aSuperlativeAsksAmongTheThingsThatWereShown(String dialogue) {
    assertThat(Dialogue.seen(dialogue).slots())
        .containsEntry("order", "oldest")
        .containsEntry("city_lower", "tiel")
        .containsEntry("institution_type_code", "M");
  }

  /** With the real data: "the second" is the second row of the answer that was given last. */
  @Test
  void rowsOfAnAnswerCanBePointedAt() {
    try (Conversation conversation =
        new Conversation(Heritage.workspace(), SessionStore.inMemory())) {
      SessionId session = new SessionId("rows");
      conversation.ask(session, "Welke archieven zijn er in Den Haag?");
      Reply list = conversation.ask(session, "En in Gouda?");
      Reply detail = conversation.ask(session, "Meer over de eerste");

      assertThat(detail.turn().question().orElseThrow().slots())
          .extracting(slot -> slot.filler().key())
          .containsExactly(list.answer().orElseThrow().shown().get(0).key());
    }
  }
}
