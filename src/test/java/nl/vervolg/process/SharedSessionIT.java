package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.audit.KeyRing;
import nl.vervolg.audit.RecordKind;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailReader;
import nl.vervolg.conversation.trail.KeptTurn;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.session.redis.RedisSessionStore;
import nl.vervolg.session.redis.ServerProcess;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two chats, each a process with a home and a trail of its own, are in one conversation at the same
 * time, and the server that has it is killed and started again under them. No turn is lost or noted
 * twice, and each trail verifies and is decided the same again.
 */
@Timeout(300)
class SharedSessionIT {
  private static final SessionId DESK = new SessionId("desk");
  private static final int EACH = 500;

  /** The server is killed when the conversation has so many turns. */
  private static final List<Integer> KILLS = List.of(150, 400, 700);

  private static final List<String> TURNS =
      List.of(
          "Which rivers are there in Belgium?",
          "And in the Netherlands?",
          "How many?",
          "More about the first one",
          "thanks");

  @TempDir private Path folder;

  private Path home(String chat) {
    return folder.resolve("home-" + chat);
  }

  /** What a chat says: each turn has a mark that no other has. */
  private static List<String> said(String chat) {
    return IntStream.range(0, EACH)
        .mapToObj(i -> TURNS.get(i % TURNS.size()) + " (" + chat + "." + i + ")")
        .toList();
  }

  /** Most of the time goes into starting and compiling, so that is done the quick way. */
  private Map<String, String> environment(String chat, Map<String, String> more) {
    Map<String, String> all = new HashMap<>(more);
    all.put("VERVOLG_HOME", home(chat).toString());
    all.put("VERVOLG_JAVA_OPTS", "-XX:TieredStopAtLevel=1");
    return all;
  }

  private Process chat(ServerProcess server, String chat) throws IOException {
    Path in = Files.write(folder.resolve(chat + ".in"), said(chat), UTF_8);
    String[] arguments = {
      "chat",
      "--workspace",
      "src/test/resources/rivers",
      "--trail",
      "--no-watch",
      "--session",
      "desk"
    };
    return Launched.builder(
            Launched.launcher(),
            environment(chat, Map.of("VERVOLG_SESSIONS", server.url())),
            arguments)
        .redirectInput(in.toFile())
        .redirectOutput(folder.resolve(chat + ".out").toFile())
        .redirectError(folder.resolve(chat + ".err").toFile())
        .start();
  }

  @Test
  void twoProcessesShareOneConversation() throws Exception {
    Path files = Files.createDirectories(folder.resolve("server"));
    try (ServerProcess server = ServerProcess.start(files);
        SessionStore store =
            RedisSessionStore.open(server.address(), SessionSettings.usual(Clock.systemUTC()))) {
      Map<String, Process> chats = Map.of("a", chat(server, "a"), "b", chat(server, "b"));
      try {
        for (int kill : KILLS) {
          while (store.load(DESK).asked() < kill) {
            assertThat(chats.values()).as("while turns are missing").anyMatch(Process::isAlive);
            Thread.sleep(5);
          }
          server.kill();
          server.start();
        }
        for (Map.Entry<String, Process> chat : chats.entrySet()) {
          assertThat(chat.getValue().waitFor(200, TimeUnit.SECONDS)).isTrue();
          assertThat(folder.resolve(chat.getKey() + ".err")).isEmptyFile();
          assertThat(chat.getValue().exitValue()).isZero();
        }
      } finally {
        chats.values().forEach(Process::destroyForcibly);
      }
      assertTheConversationIsWhole(store.turns(DESK));
    }
    List<CompletableFuture<Launched>> replays =
        Stream.of("a", "b").map(chat -> CompletableFuture.supplyAsync(() -> replay(chat))).toList();
    for (String chat : List.of("a", "b")) {
      TrailCheck.Report report =
          TrailCheck.run(TrailJournal.folder(home(chat)), Optional.empty(), bytes -> {});
      assertThat(report.problems()).isEmpty();
      assertThat(report.records()).isEqualTo(EACH);
    }
    for (CompletableFuture<Launched> replay : replays) {
      assertThat(replay.get().out()).contains(EACH + " turns are decided the same");
      assertThat(replay.get().code()).isZero();
    }
  }

  private void assertTheConversationIsWhole(List<SessionTurn> turns) throws IOException {
    assertThat(turns)
        .extracting(SessionTurn::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 2 * EACH).boxed().toList());
    for (String chat : List.of("a", "b")) {
      assertThat(turns.stream().map(SessionTurn::said).filter(said -> said.contains("(" + chat)))
          .as("turns of chat %s, in the order in which they were said", chat)
          .containsExactlyElementsOf(said(chat));
      assertThat(answers(chat)).as("answers that chat %s has shown", chat).isEqualTo(EACH);
    }
    long changes =
        IntStream.range(1, turns.size())
            .filter(i -> chatOf(turns.get(i)) != chatOf(turns.get(i - 1)))
            .count();
    assertThat(changes).as("how often the other one had a turn in between").isGreaterThan(20);
    Map<Integer, String> recorded = new TreeMap<>();
    List.of("a", "b").forEach(chat -> recorded.putAll(recorded(chat)));
    Map<Integer, String> kept = new HashMap<>();
    turns.forEach(turn -> kept.put(turn.number(), turn.said()));
    assertThat(recorded).isEqualTo(kept);
  }

  private static char chatOf(SessionTurn turn) {
    return turn.said().charAt(turn.said().lastIndexOf('(') + 1);
  }

  /** Blocks of text between empty lines. */
  private long answers(String chat) throws IOException {
    String out = Files.readString(folder.resolve(chat + ".out"), UTF_8).strip();
    return out.split("\n\n", -1).length;
  }

  /** What stands in the trail of a chat, by number of the turn. */
  private Map<Integer, String> recorded(String chat) {
    Map<Integer, String> turns = new TreeMap<>();
    List<Integer> numbers = new ArrayList<>();
    try (KeyRing keys = KeyRing.open(TrailJournal.keys(home(chat)))) {
      TrailReader.read(
          TrailJournal.folder(home(chat)),
          1,
          record -> {
            if (record.kind() == RecordKind.TURN) {
              KeptTurn turn = KeptTurn.open(record, keys);
              numbers.add(turn.turn());
              turns.put(turn.turn(), turn.content().orElseThrow().path("said").asText());
            }
            return true;
          });
    }
    assertThat(numbers).as("each once, in order").hasSize(EACH).isSorted().doesNotHaveDuplicates();
    return turns;
  }

  private Launched replay(String chat) {
    return Launched.run(
        Launched.launcher(),
        Path.of("").toAbsolutePath(),
        environment(chat, Map.of()),
        "",
        "audit",
        "replay",
        "--workspace",
        "src/test/resources/rivers");
  }
}
