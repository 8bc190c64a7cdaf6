package nl.vervolg.complaints;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nl.vervolg.Heritage;
import nl.vervolg.cases.Seen;
import nl.vervolg.cases.Talk;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.Reply;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users of other systems complain of: the answer, or a part of it, is in another language. */
class LanguageTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Quels musées y a-t-il à Lille ? | Welke musea zijn er in Gouda? > nl",
        "Welke musea zijn er in Gouda? | Quels musées y a-t-il à Lille ? > fr",
        "Welke musea zijn er in Gouda? | And in Leeds? > en",
        "Which museums are there in Leeds? | Und in Köln? > de",
        "Welche Museen gibt es in Köln? | Et à Lille ? > fr",
        "Quels musées y a-t-il à Lille ? | En in Gouda? > nl"
      })
  void theLanguageOfTheTurnWins(String dialogue, String language) {
    assertThat(Dialogue.turn(dialogue).understanding().utterance().language())
        .isEqualTo(new Language(language));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Welke musea zijn er in Gouda? | And in Tiel? > Which museums are there in Tiel?",
        "Which museums are there in Leeds? | Und in Kiel? > Welche Museen gibt es in Kiel?",
        "Welche Museen gibt es in Kiel? | Et à Dijon ? > Quels musées y a-t-il à Dijon ?",
        "Quels musées y a-t-il à Dijon ? | En in Gouda? > Welke musea zijn er in Gouda?"
      })
  void theCompleteQuestionIsInTheLanguageOfTheTurn(String dialogue, String question) {
    assertThat(Dialogue.seen(dialogue).text()).isEqualTo(question);
  }

  /** A first question is not changed on its way, whatever language is usual. */
  @Test
  void aFirstQuestionStaysInItsLanguage() {
    String said = "Welche Bibliotheken gibt es in Jena?";
    for (String usual : List.of("nl", "en", "de", "fr")) {
      Seen seen = Seen.of(Talk.in(new Language(usual)).hear(said));
      assertThat(seen.text()).isEqualTo(said);
      assertThat(seen.slots())
          .isEqualTo(Map.of("city_lower", "jena", "institution_type_code", "L"));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {
        "Welke archieven zijn er in Gouda? > nl",
        "Which archives are there in Gouda? > en",
        "Welche Archive gibt es in Gouda? > de",
        "Quelles archives y a-t-il à Gouda ? > fr"
      })
  void offersAreInOneLanguage(String said, String language) {
    try (Conversation conversation =
        new Conversation(Heritage.workspace(), SessionStore.inMemory())) {
      SessionId session = new SessionId("offers");
      conversation.ask(session, "How many museums are there in Belgium?");
      Reply reply = conversation.ask(session, said);
      List<String> offers = conversation.suggestions(session, reply);
      assertThat(offers).isNotEmpty();
      for (String offer : offers) {
        Talk other = Talk.in(new Language(language.equals("de") ? "fr" : "de"));
        assertThat(other.hear(offer).understanding().utterance().language().code())
            .as(offer)
            .isEqualTo(language);
      }
    }
  }
}
