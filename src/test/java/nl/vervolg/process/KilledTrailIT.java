package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Chats of one home are killed while they write one trail, at random moments, again and again: one
 * that is kept under a name and goes on, and some that are forgotten. No turn that was answered is
 * lost, the chain verifies and the store works.
 *
 * <p>{@code -Dkills=N} sets how many processes are killed.
 */
@Timeout(900)
class KilledTrailIT {
  private static final int KILLS = Integer.getInteger("kills", 201);
  private static final int CHATS = 3;
  private static final SessionId DESK = new SessionId("desk");
  private static final List<String> TURNS =
      List.of(
          "Which rivers are there in Belgium?",
          "And in the Netherlands?",
          "How many?",
          "More about the first one",
          "thanks");

  @TempDir private Path home;

  private final Random random = new Random(11);

  /** What the chat under a name was sent, in all of its lives. */
  private final List<String> desk = new ArrayList<>();

  /** What was answered of the others. */
  private final Set<String> answered = new HashSet<>();

  /** A process that is talked to as fast as it answers. */
  private static final class Chat extends Thread {
    private final Process process;
    private final Iterable<String> turns;
    private final List<String> sent = new ArrayList<>();
    private int answers;

    private Chat(Process process, Iterable<String> turns) {
      this.process = process;
      this.turns = turns;
    }

    @Override
    public void run() {
      try (Writer in = new OutputStreamWriter(process.getOutputStream(), UTF_8);
          BufferedReader out =
              new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8))) {
        for (String turn : turns) {
          synchronized (this) {
            sent.add(turn);
          }
          in.write(turn + "\n");
          in.flush();
          String line = out.readLine();
          while (line != null && !line.isEmpty()) {
            line = out.readLine();
          }
          if (line == null) {
            return;
          }
          answered();
        }
      } catch (IOException e) {
        // It was killed.
        assertThat(e).hasMessageMatching("(?is).*(Broken pipe|Stream closed).*");
      }
    }

    private synchronized void answered() {
      answers++;
      notifyAll();
    }

    synchronized void awaitAnswer() throws InterruptedException {
      while (answers == 0 && process.isAlive()) {
        wait(20);
      }
      assertThat(answers).as("it answered before it ended").isPositive();
    }

    synchronized List<String> acknowledged() {
      return List.copyOf(sent.subList(0, answers));
    }

    synchronized List<String> sent() {
      return List.copyOf(sent);
    }
  }

  private Chat start(String cds, Iterable<String> turns, String... more) throws IOException {
    List<String> arguments =
        new ArrayList<>(
            List.of("chat", "--workspace", "src/test/resources/rivers", "--trail", "--no-watch"));
    arguments.addAll(List.of(more));
    Chat chat =
        new Chat(
            Launched.builder(
                    Launched.launcher(),
                    Map.of(
                        "VERVOLG_HOME",
                        home.toString(),
                        "VERVOLG_CDS",
                        cds,
                        "VERVOLG_JAVA_OPTS",
                        "-XX:TieredStopAtLevel=1"),
                    arguments.toArray(String[]::new))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start(),
            turns);
    chat.start();
    return chat;
  }

  /** Turns without end. */
  private static Iterable<String> endless(String mark) {
    return () ->
        IntStream.iterate(0, i -> i + 1)
            .mapToObj(i -> TURNS.get(i % TURNS.size()) + (mark.isEmpty() ? "" : " " + mark + i))
            .iterator();
  }

  @Test
  void noAnsweredTurnIsLost() throws Exception {
    for (int round = 0; round * CHATS < KILLS; round++) {
      List<Chat> chats = new ArrayList<>();
      String cds = round == 0 ? "now" : "auto";
      chats.add(start(cds, endless(""), "--session", DESK.value()));
      for (int i = 1; i < CHATS; i++) {
        chats.add(start(cds, endless("(" + round + "." + i + ")")));
      }
      for (Chat chat : chats) {
        chat.awaitAnswer();
      }
      Thread.sleep(random.nextInt(120));
      for (Chat chat : chats) {
        chat.process.destroyForcibly();
      }
      for (Chat chat : chats) {
        assertThat(chat.process.waitFor(20, TimeUnit.SECONDS)).isTrue();
        chat.join();
      }
      chats.subList(1, CHATS).forEach(chat -> answered.addAll(chat.acknowledged()));
      assertTheConversationIsWhole(chats.get(0));
      if (round % 10 == 0) {
        assertTheTrailIsWhole();
      }
    }
    assertTheTrailIsWhole();
  }

  private void assertTheConversationIsWhole(Chat last) {
    try (SessionStore store =
        SessionStore.open(
            home.resolve("sessions"),
            new TrailHistory(home),
            SessionSettings.usual(Clock.systemUTC()))) {
      List<SessionTurn> turns = store.turns(DESK);
      assertThat(turns)
          .extracting(SessionTurn::number)
          .containsExactlyElementsOf(IntStream.rangeClosed(1, turns.size()).boxed().toList());
      List<String> said = turns.stream().map(SessionTurn::said).toList();
      int before = desk.size();
      assertThat(said.size()).isBetween(before + last.answers, before + last.sent().size());
      desk.addAll(last.sent().subList(0, said.size() - before));
      assertThat(said).isEqualTo(desk);
    }
  }

  private void assertTheTrailIsWhole() {
    assertThat(TrailCheck.run(TrailJournal.folder(home), Optional.empty(), b -> {}).problems())
        .isEmpty();
    Map<String, Integer> said = new HashMap<>();
    List<String> kept = new ArrayList<>();
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home))) {
      TrailReader.read(
          TrailJournal.folder(home),
          1,
          record -> {
            if (record.kind() == RecordKind.TURN) {
              JsonNode turn = KeptTurn.open(record, keys).content().orElseThrow();
              said.merge(turn.path("said").asText(), 1, Integer::sum);
              if (turn.path("session").asText().equals(DESK.value())) {
                kept.add(turn.path("said").asText());
              }
            }
            return true;
          });
    }
    assertThat(kept).isEqualTo(desk);
    assertThat(said).containsKeys(answered.toArray(String[]::new));
    assertThat(answered).allSatisfy(turn -> assertThat(said.get(turn)).isEqualTo(1));
  }
}
