package nl.vervolg.session.redis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionStore.StoreException;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.session.Turns;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import redis.clients.jedis.RedisClient;

/**
 * A server that is away, comes back, is full, or lets nobody in; and a network that loses replies.
 */
@Timeout(60)
class RedisFaultsTest {
  private static final SessionId DESK = new SessionId("desk");
  private static final Duration SHORT = Duration.ofMillis(300);

  @TempDir private Path folder;
  private final List<String> told = new ArrayList<>();

  private SessionStore open(RedisAddress address, Duration away) {
    return RedisSessionStore.open(
        address, SessionSettings.usual(Clock.systemUTC()).telling(told::add), away);
  }

  private static void add(SessionStore store, int from, int to) {
    for (int n = from; n <= to; n++) {
      assertThat(store.append(DESK, Turns.donating(n))).isTrue();
    }
  }

  private static AbstractThrowableAssert<?, ? extends Throwable> assertRefused(
      ThrowingCallable action) {
    return assertThatThrownBy(action)
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith("The server for sessions (redis://127.0.0.1:")
        .hasMessageContaining("\n")
        .satisfies(
            e ->
                assertThat(e.getMessage())
                    .doesNotContain("null", "Exception", "jedis", "java", "geheim", "script"));
  }

  @Test
  void noServerIsToldAtOnce() {
    RedisAddress nobody =
        RedisAddress.parse("redis://desk:geheim@127.0.0.1:" + ServerProcess.freePort());
    assertRefused(() -> open(nobody, Duration.ofDays(1))).hasMessageContaining("cannot be reached");
  }

  @Test
  void aNameOfNoMachineIsTold() {
    assertThatThrownBy(() -> open(RedisAddress.parse("redis://nobody.invalid"), SHORT))
        .hasMessageStartingWith("The server for sessions (redis://nobody.invalid:6379/0) cannot");
  }

  @Test
  void whoHasNotThePasswordIsToldSo() {
    try (ServerProcess server = ServerProcess.start(folder, "--requirepass", "geheim/2")) {
      String place = "@127.0.0.1:" + server.port();
      for (String wrong : List.of("redis://:geheim" + place, "redis://x:geheim" + place)) {
        assertRefused(() -> open(RedisAddress.parse(wrong), SHORT))
            .hasMessageContaining("does not let us in")
            .hasMessageContaining("VERVOLG_SESSIONS");
      }
      assertRefused(() -> open(server.address(), SHORT)).hasMessageContaining("does not let us in");
      for (String right :
          List.of("redis://:geheim%2F2" + place, "redis://default:geheim%2F2" + place)) {
        open(RedisAddress.parse(right), SHORT).close();
      }
    }
  }

  @Test
  void aNumberOfNoDatabaseIsTold() {
    RedisAddress address =
        RedisAddress.parse("redis://127.0.0.1:" + SharedServer.get().port() + "/999");
    assertRefused(() -> open(address, SHORT)).hasMessageContaining("no database of that number");
  }

  @Test
  void aFullServerIsToldAndTheTurnIsNotThere() {
    try (ServerProcess server = ServerProcess.start(folder);
        RedisClient client = server.client();
        SessionStore store = open(server.address(), SHORT)) {
      add(store, 1, 1);
      client.configSet("maxmemory", "1");
      assertRefused(() -> add(store, 2, 2)).hasMessageContaining("no memory left");
      client.configSet("maxmemory", "0");
      assertThat(store.turns(DESK)).hasSize(1);
      add(store, 2, 2);
    }
  }

  @Test
  void aServerThatIsStartedAgainIsNoFault() {
    try (ServerProcess server = ServerProcess.start(folder);
        SessionStore store = open(server.address(), Duration.ofSeconds(20))) {
      add(store, 1, 3);
      server.kill();
      server.start();
      add(store, 4, 4);
      server.kill();
      server.start();
      assertThat(store.load(DESK).asked()).isEqualTo(4);
    }
  }

  @Test
  void killedUnderLoadTheServerLosesNothingThatWasAcknowledged() throws Exception {
    try (ServerProcess server = ServerProcess.start(folder);
        SessionStore store = open(server.address(), Duration.ofSeconds(20))) {
      AtomicInteger acknowledged = new AtomicInteger();
      ExecutorService thread = Executors.newSingleThreadExecutor();
      Future<?> work =
          thread.submit(
              () -> {
                for (int n = 1; n <= 600; n++) {
                  assertThat(store.append(DESK, Turns.donating(n))).isTrue();
                  acknowledged.set(n);
                }
              });
      for (int kills = 1; kills <= 3; kills++) {
        while (acknowledged.get() < kills * 100 && !work.isDone()) {
          ServerProcess.sleep(1);
        }
        server.kill();
        server.start();
      }
      work.get();
      thread.shutdown();
      List<SessionTurn> all = IntStream.rangeClosed(1, 600).mapToObj(Turns::donating).toList();
      assertThat(store.turns(DESK)).isEqualTo(all);
    }
  }

  @Test
  void aServerThatStaysAwayIsToldAndUsedAgainWhenItIsBack() {
    try (ServerProcess server = ServerProcess.start(folder);
        SessionStore store = open(server.address(), SHORT)) {
      add(store, 1, 1);
      server.kill();
      assertRefused(() -> add(store, 2, 2)).hasMessageContaining("cannot be reached");
      assertRefused(() -> store.load(DESK)).hasMessageContaining("cannot be reached");
      assertRefused(store::list).hasMessageContaining("cannot be reached");
      server.start();
      assertThat(store.load(DESK).asked()).isEqualTo(1);
      add(store, 2, 2);
    }
  }

  @Test
  void aLostReplyIsFoundOutAbout() {
    SharedServer.get().flush();
    try (ServerLine line = ServerLine.to(SharedServer.get().port());
        SessionStore store = open(line.address(), Duration.ofSeconds(20))) {
      for (int n = 1; n <= 20; n++) {
        line.loseReplies(1 + n % 3);
        add(store, n, n);
      }
      assertThat(store.turns(DESK)).hasSize(20);
    }
  }

  @Test
  void aTurnOfWhichNobodyKnowsWhetherItCameThroughIsTakenBackBeforeTheNext() {
    SharedServer.get().flush();
    try (ServerLine line = ServerLine.to(SharedServer.get().port());
        SessionStore store = open(line.address(), SHORT);
        SessionStore other = open(SharedServer.get().address(), SHORT)) {
      add(store, 1, 1);
      line.cutAtNextReply();
      assertRefused(() -> add(store, 2, 2));
      assertThat(other.load(DESK).asked()).as("it came through").isEqualTo(2);
      line.repair();
      assertThat(store.load(DESK).asked()).isEqualTo(1);
      assertThat(other.load(DESK).asked()).isEqualTo(1);
      add(other, 2, 2);
      add(store, 3, 3);
    }
  }

  /** Whoever had the doubt must not bring back what others have erased. */
  @Test
  void aTurnInDoubtGoesWithItsSessionAndDoesNotComeBack() {
    SharedServer.get().flush();
    try (ServerLine line = ServerLine.to(SharedServer.get().port());
        SessionStore store = open(line.address(), SHORT);
        SessionStore other = open(SharedServer.get().address(), SHORT)) {
      add(store, 1, 1);
      line.cutAtNextReply();
      assertRefused(() -> add(store, 2, 2));
      assertThat(other.turns(DESK)).as("it came through").hasSize(2);
      other.erase(DESK);
      assertThat(SharedServer.get().all()).isEmpty();
      line.repair();
      assertThat(store.load(DESK)).isEqualTo(DialogueState.EMPTY);
      assertThat(SharedServer.get().all()).isEmpty();
      assertThat(told).isEmpty();
      add(store, 1, 1);
    }
  }

  @Test
  void aTurnWithoutARecordIsTakenBackWhenTheServerIsThereAgain() {
    SharedServer.get().flush();
    try (ServerLine line = ServerLine.to(SharedServer.get().port());
        SessionStore store = open(line.address(), SHORT)) {
      assertThatThrownBy(
              () ->
                  store.append(
                      DESK,
                      Turns.donating(1),
                      () -> {
                        line.cutAtNextReply();
                        throw new IllegalStateException("The disk is full.");
                      }))
          .hasMessage("The disk is full.");
      line.repair();
      assertThat(store.load(DESK).asked()).isZero();
      assertThat(told).isEmpty();
      add(store, 1, 1);
    }
  }
}
