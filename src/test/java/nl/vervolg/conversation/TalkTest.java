package nl.vervolg.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import nl.vervolg.Heritage;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is answered, on the heritage data, over several turns. */
class TalkTest {
  private static final SessionId SESSION = new SessionId("talk");

  private final Conversation conversation =
      new Conversation(Heritage.workspace(), SessionStore.inMemory());

  @AfterEach
  void close() {
    conversation.close();
  }

  @Test
  void aComparisonSaysWhichIsMore() {
    say("Hoeveel musea zijn er in Zuid-Holland?");
    long before = count(say("Hoeveel musea zijn er in Nederland?"));
    Reply fewer = say("Meer dan in Zuid-Holland?");

    assertThat(count(fewer)).isLessThan(before);
    assertThat(fewer.text()).contains("minder dan de " + before);
    assertThat(say("Minder dan in Nederland?").text()).contains("meer dan de " + count(fewer));
  }

  @Test
  void severalPlacesAreOneQuestion() {
    long one = count(say("Hoeveel archieven zijn er in Zeeland?"));
    long other = count(say("En in Drenthe?"));

    assertThat(count(say("En in Zeeland en Drenthe?"))).isEqualTo(one + other);
    assertThat(say("Welke dan?").answer().orElseThrow().rows())
        .hasSize(Math.toIntExact(one + other));
  }

  @Test
  void theFirstTwoAreToldOneByOne() {
    Reply list = say("Welke archieven zijn er in Zeeland?");
    String first = list.answer().orElseThrow().rows().get(0).name();
    String second = list.answer().orElseThrow().rows().get(1).name();

    assertThat(say("Meer over de eerste twee").text().split("\n"))
        .hasSize(2)
        .allMatch(line -> line.startsWith(first) || line.startsWith(second));
    assertThat(say("Wat is het adres van de eerste twee?").text()).contains(first, second);
  }

  @Test
  void aPlaceThatTheDataDoNotKnowIsSaidAndLeavesTheQuestion() {
    Reply unknown = say("Welke musea zijn er in Verweggistan?");

    assertThat(unknown.answer().orElseThrow().count()).isZero();
    assertThat(unknown.retrieval()).isTrue();
    assertThat(say("En in Zwolle?").answer().orElseThrow().count()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Welke archieven zijn er in Nederland?|En in Utrecht?|de stad Utrecht of de provincie Utrecht|de provincie",
        "Which archives are there in the Netherlands?|And in Utrecht?|the city of Utrecht or the province of Utrecht|the province",
        "Welche Archive gibt es in den Niederlanden?|Und in Utrecht?|die Stadt Utrecht oder die Provinz Utrecht|die Provinz",
        "Quelles archives y a-t-il aux Pays-Bas ?|Et à Utrecht ?|la ville d'Utrecht ou la province d'Utrecht|la province"
      })
  void twoReadingsAreAskedBackAndTheReplyIsUnderstood(
      String first, String second, String readings, String reply) {
    say(first);
    Reply asked = say(second);

    assertThat(asked.text()).contains(readings);
    assertThat(asked.turn().offers()).hasSize(2);
    assertThat(slots(say(reply))).contains("region_code=NL-UT");
  }

  @Test
  void aReplyOutlivesTheProcess() {
    SessionStore store = SessionStore.inMemory();
    new Conversation(Heritage.workspace(), store)
        .ask(SESSION, "Welke archieven zijn er in Nederland?");
    new Conversation(Heritage.workspace(), store).ask(SESSION, "En in Utrecht?");

    Reply reply = new Conversation(Heritage.workspace(), store).ask(SESSION, "de stad");
    assertThat(slots(reply)).contains("city_lower=utrecht");
  }

  private Reply say(String said) {
    return conversation.ask(SESSION, said);
  }

  private static long count(Reply reply) {
    return reply.answer().orElseThrow().count();
  }

  private static String slots(Reply reply) {
    StringBuilder slots = new StringBuilder();
    reply
        .turn()
        .question()
        .orElseThrow()
        .slots()
        .forEach(
            slot -> slots.append(slot.name()).append('=').append(slot.filler().key()).append(' '));
    return slots.toString();
  }
}
