package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.session.redis.RedisSessionStore;
import nl.vervolg.session.redis.SharedServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every store does, in memory, on disk and on a server. */
class SessionStoreTest {
  private static final int THREADS = 8;
  private static final int TURNS = 25;

  /** The stores there are. */
  enum Kind {
    IN_MEMORY,
    ON_DISK,
    ON_SERVER;

    SessionStore open(Path folder) {
      return switch (this) {
        case IN_MEMORY -> SessionStore.inMemory();
        case ON_DISK -> SessionStore.open(folder);
        case ON_SERVER ->
            RedisSessionStore.open(
                SharedServer.get().address(), SessionSettings.usual(Clock.systemUTC()));
      };
    }

    boolean staysWhenClosed() {
      return this != IN_MEMORY;
    }
  }

  @TempDir Path folder;

  @BeforeEach
  void theServerIsEmpty() {
    SharedServer.get().flush();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aSessionThatHasNotBegunIsEmpty(Kind kind) {
    try (SessionStore store = kind.open(folder)) {
      assertThat(store.load(id("new"))).isEqualTo(DialogueState.EMPTY);
      assertThat(store.turns(id("new"))).isEmpty();
      store.erase(id("new"));
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void sessionsWithNamesLikeEachOtherDoNotMix(Kind kind) {
    List<SessionId> names =
        List.of(
            id("a"),
            id("aa"),
            id("a.a"),
            id("a-"),
            id("a_"),
            id("a."),
            id("."),
            id(".."),
            id("A"),
            id("1"),
            id("10"),
            id("é"),
            id("ée"),
            id("東京"),
            id("東京都"),
            id("𝔊𝔢𝔫𝔱"),
            id("ß"),
            id("SS"),
            id("ı"),
            id("I"),
            id("İ"),
            id("i"),
            id("a".repeat(100)),
            id("a".repeat(99)));
    try (SessionStore store = kind.open(folder)) {
      for (int i = 0; i < names.size(); i++) {
        store.append(names.get(i), Turns.donating(1));
      }
      for (int i = 0; i < names.size(); i++) {
        assertThat(store.turns(names.get(i))).containsExactly(Turns.donating(1));
        assertThat(store.load(names.get(i)).turns()).hasSize(1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void erasingOneSessionLeavesThoseWithNamesLikeIt(Kind kind) {
    try (SessionStore store = kind.open(folder)) {
      List.of("a", "aa", "a.a", "a-b", "b")
          .forEach(
              name -> {
                store.append(id(name), Turns.donating(1));
                store.append(id(name), Turns.donating(2));
              });
      store.erase(id("a"));
      assertThat(store.turns(id("a"))).isEmpty();
      assertThat(store.load(id("a"))).isEqualTo(DialogueState.EMPTY);
      assertThat(List.of("aa", "a.a", "a-b", "b"))
          .allSatisfy(name -> assertThat(store.turns(id(name))).hasSize(2));
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void anErasedSessionBeginsAnew(Kind kind) {
    try (SessionStore store = kind.open(folder)) {
      IntStream.rangeClosed(1, 5).forEach(n -> store.append(id("s"), Turns.donating(n)));
      store.erase(id("s"));
      store.append(id("s"), Turns.donating(1));
      assertThat(store.load(id("s")).asked()).isEqualTo(1);
      assertThat(store.turns(id("s"))).containsExactly(Turns.donating(1));
    }
  }

  @Test
  void noFileKeepsTheWordsOfAnErasedSession() throws IOException {
    try (SessionStore store = SessionStore.open(folder)) {
      store.append(id("s"), new SessionTurn(1, "question 777", "777", Optional.empty()));
    }
    try (SessionStore store = SessionStore.open(folder)) {
      store.append(id("t"), Turns.donating(1));
      store.erase(id("s"));
    }
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(text).as("%s", file).doesNotContain("question 777");
      }
    }
  }

  @Test
  void anErasedSessionIsGoneAfterARestart() {
    try (SessionStore store = SessionStore.open(folder)) {
      store.append(id("s"), Turns.donating(1));
      store.append(id("t"), Turns.donating(1));
      store.erase(id("s"));
    }
    try (SessionStore store = SessionStore.open(folder)) {
      assertThat(store.turns(id("s"))).isEmpty();
      assertThat(store.turns(id("t"))).hasSize(1);
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void aThousandTurnsLeaveTheLastFifty(Kind kind) {
    try (SessionStore store = kind.open(folder)) {
      IntStream.rangeClosed(1, 1_000).forEach(n -> store.append(id("s"), Turns.donating(n)));
      assertRemembers(store.load(id("s")), 951, 1_000, 1_000);
      assertThat(store.turns(id("s"))).hasSize(1_000).last().isEqualTo(Turns.donating(1_000));
    }
    if (kind.staysWhenClosed()) {
      try (SessionStore store = kind.open(folder)) {
        assertRemembers(store.load(id("s")), 951, 1_000, 1_000);
        store.append(id("s"), Turns.donating(1_001));
        assertRemembers(store.load(id("s")), 952, 1_001, 1_001);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void turnsThatLeaveNothingAreCountedAndDoNotPushOthersOut(Kind kind) {
    try (SessionStore store = kind.open(folder)) {
      IntStream.rangeClosed(1, 60).forEach(n -> store.append(id("s"), Turns.donating(n)));
      IntStream.rangeClosed(61, 160).forEach(n -> store.append(id("s"), Turns.silent(n)));
      assertRemembers(store.load(id("s")), 11, 60, 160);
      store.append(id("s"), Turns.donating(161));
      assertThat(store.load(id("s")).turns()).hasSize(DialogueState.MEMORY);
      assertThat(store.load(id("s")).last().orElseThrow().number()).isEqualTo(161);
    }
  }

  private static void assertRemembers(DialogueState state, int from, int to, int asked) {
    assertThat(state.turns())
        .extracting(PastTurn::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(from, to).boxed().toList());
    assertThat(state.asked()).isEqualTo(asked);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void manyThreadsLoseNothing(Kind kind) throws Exception {
    try (SessionStore store = kind.open(folder)) {
      appendFromManyThreads(store);
      assertAllIsThere(store);
    }
    if (kind.staysWhenClosed()) {
      try (SessionStore store = kind.open(folder)) {
        assertAllIsThere(store);
      }
    }
  }

  private static void appendFromManyThreads(SessionStore store) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(1);
      List<Future<?>> work = new ArrayList<>();
      for (int t = 0; t < THREADS; t++) {
        SessionId session = id("thread-" + t);
        work.add(
            threads.submit(
                () -> {
                  start.await();
                  for (int n = 1; n <= TURNS; n++) {
                    assertThat(store.load(session).asked()).isEqualTo(n - 1);
                    store.append(session, Turns.donating(n));
                  }
                  return null;
                }));
      }
      start.countDown();
      for (Future<?> each : work) {
        each.get();
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static void assertAllIsThere(SessionStore store) {
    List<SessionTurn> all = IntStream.rangeClosed(1, TURNS).mapToObj(Turns::donating).toList();
    for (int t = 0; t < THREADS; t++) {
      assertThat(store.turns(id("thread-" + t))).isEqualTo(all);
    }
  }

  private static SessionId id(String name) {
    return new SessionId(name);
  }
}
