package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A chat that is killed at any moment loses no turn that it answered. */
@Timeout(180)
class KilledChatIT {
  private static final List<String> TOWNS =
      List.of("Delft", "Gouda", "Leiden", "Arnhem", "Zwolle", "Breda", "Tilburg", "Alkmaar");
  private static final List<String> KINDS = List.of("archieven", "bibliotheken", "musea");

  /** The second compiler would not pay in so short a life. */
  private static final Map<String, String> QUICK_START =
      Map.of("VERVOLG_JAVA_OPTS", "-XX:TieredStopAtLevel=1");

  private final SessionId session = new SessionId("killed-" + System.nanoTime());
  private final Random random = new Random(9);
  private final List<String> answered = new ArrayList<>();

  /** A chat at the other end of two pipes. */
  private record Chat(Process process, Writer in, BufferedReader out) {
    String ask(String question) throws IOException {
      say(question);
      StringBuilder answer = new StringBuilder();
      for (String line = out.readLine(); line != null && !line.isEmpty(); line = out.readLine()) {
        answer.append(line).append('\n');
      }
      return answer.toString();
    }

    void say(String question) throws IOException {
      in.write(question + "\n");
      in.flush();
    }

    void kill() throws InterruptedException {
      process.destroyForcibly();
      assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
    }
  }

  private Chat start() throws IOException {
    Process process =
        Launched.builder(Launched.launcher(), QUICK_START, "chat", "--session", session.value())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    return new Chat(
        process,
        new OutputStreamWriter(process.getOutputStream(), UTF_8),
        new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8)));
  }

  @Test
  void noAnsweredTurnIsLostAndTheConversationGoesOn() throws Exception {
    String kind = "musea";
    for (int round = 0; round < TOWNS.size(); round++) {
      Chat chat = start();
      String town = TOWNS.get(round);
      if (round == 0) {
        answered(chat, "Welke musea zijn er in Delft?");
      } else {
        assertThat(answered(chat, "En in " + town + "?"))
            .contains("  = Welke " + kind + " zijn er in " + town + "?");
      }
      kind = KINDS.get(round % KINDS.size());
      assertThat(answered(chat, "En " + kind + "?")).contains(kind);
      chat.say("En in Assen?");
      Thread.sleep(random.nextInt(60));
      chat.kill();
      assertNothingIsLost();
    }
  }

  private String answered(Chat chat, String question) throws IOException {
    String answer = chat.ask(question);
    assertThat(answer).as(question).isNotEmpty();
    answered.add(question);
    return answer;
  }

  private void assertNothingIsLost() {
    try (SessionStore store = SessionStore.open(Launched.home().resolve("sessions"))) {
      List<SessionTurn> turns = store.turns(session);
      assertThat(turns)
          .extracting(SessionTurn::number)
          .containsExactlyElementsOf(IntStream.rangeClosed(1, turns.size()).boxed().toList());
      assertThat(turns)
          .extracting(SessionTurn::said)
          .filteredOn(said -> !said.equals("En in Assen?"))
          .isEqualTo(answered);
    }
  }
}
