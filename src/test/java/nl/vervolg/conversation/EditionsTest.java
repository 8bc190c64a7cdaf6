package nl.vervolg.conversation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import nl.vervolg.Heritage;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which conversation runs on which workspace, and when a workspace is closed. */
class EditionsTest {
  private static final Path RIVERS = Path.of("src", "test", "resources", "rivers");
  private static final Path PRODUCT = Path.of(".");
  private static final SessionId A = new SessionId("a");
  private static final SessionId B = new SessionId("b");

  @TempDir private static Path few;

  private Workspace first;
  private Editions editions;

  /** Of rules that are only held, one file is enough. */
  @BeforeAll
  static void fewRules() throws IOException {
    Path file = Path.of("scope", "small-talk.drl");
    Files.createDirectories(few.resolve("scope"));
    Files.copy(Path.of("rules").resolve(file), few.resolve(file));
  }

  @BeforeEach
  void begin() {
    first = Workspace.load(RIVERS, PRODUCT, Heritage.CACHE);
    editions = new Editions(Edition.of(first));
  }

  @AfterEach
  void end() {
    editions.close();
    first.rules().close();
    first.close();
  }

  private Workspace newer() {
    return first.with(RuleBase.load(few, Heritage.CACHE));
  }

  private Workspace turn(SessionId session) {
    try (Editions.Use use = editions.use(session)) {
      return use.edition().workspace();
    }
  }

  private static void assertClosed(Workspace workspace) {
    assertThatThrownBy(() -> workspace.rules().start()).isInstanceOf(IllegalStateException.class);
  }

  private static void assertOpen(Workspace workspace) {
    workspace.rules().start().close();
  }

  @Test
  void aSessionStaysOnTheEditionOnWhichItBegan() {
    assertThat(turn(A)).isSameAs(first);
    Workspace second = newer();
    editions.take(second);

    assertThat(turn(A)).isSameAs(first);
    assertThat(turn(B)).isSameAs(second);
    assertThat(editions.behind(A)).isTrue();
    assertThat(editions.behind(B)).isFalse();
    assertThat(editions.newest()).isSameAs(second);
    assertOpen(first);

    editions.forget(A);
    assertThat(editions.behind(A)).isFalse();
    assertThat(turn(A)).isSameAs(second);
    assertClosed(first);
  }

  @Test
  void anEditionThatNoSessionBeganOnIsClosedAtOnce() {
    turn(A);
    Workspace second = newer();
    editions.take(second);
    editions.take(newer());
    assertClosed(second);
    assertOpen(first);
    assertThat(editions.open()).isEqualTo(2);
  }

  @Test
  void aTurnUnderWayKeepsItsEditionOpen() {
    Editions.Use turn = editions.use(A);
    editions.take(newer());
    editions.forget(A);
    assertOpen(first);
    turn.close();
    assertClosed(first);
    assertThat(editions.open()).isEqualTo(1);
  }

  @Test
  void closingLeavesAWorkspaceThatWasNeverReplacedToItsOwner() {
    turn(A);
    editions.close();
    assertOpen(first);
    assertThat(editions.open()).isZero();
  }

  @Test
  void closingClosesWhatWasTakenAndWhatComesLate() {
    Workspace second = newer();
    editions.take(second);
    editions.close();
    assertClosed(first);
    assertClosed(second);
    Workspace late = newer();
    editions.take(late);
    assertClosed(late);
  }

  @Test
  void sessionsThatWereSilentForLongestAreForgotten() {
    turn(A);
    editions.take(newer());
    for (int i = 0; i < Editions.MOST_SESSIONS - 1; i++) {
      turn(new SessionId("s" + i));
    }
    assertThat(editions.behind(A)).isTrue();
    turn(A);
    turn(new SessionId("one-more"));
    assertThat(editions.behind(A)).as("it spoke last but one").isTrue();
    for (int i = 0; i < Editions.MOST_SESSIONS; i++) {
      turn(new SessionId("t" + i));
    }
    assertThat(editions.sessions()).isEqualTo(Editions.MOST_SESSIONS);
    assertThat(editions.behind(A)).as("it was forgotten").isFalse();
    assertClosed(first);
  }

  @Test
  void editionsThatAreKeptForSessionsAreFew() {
    List<SessionId> sessions = new ArrayList<>();
    for (int i = 0; i < Editions.MOST_EDITIONS + 3; i++) {
      SessionId session = new SessionId("s" + i);
      turn(session);
      sessions.add(session);
      editions.take(newer());
    }
    assertThat(editions.open()).isEqualTo(Editions.MOST_EDITIONS + 1);
    assertThat(sessions.stream().filter(editions::behind))
        .containsExactlyElementsOf(sessions.subList(3, sessions.size()));
    assertClosed(first);
  }

  @Test
  void turnsOfManyThreadsNeverMeetAClosedEdition() throws Exception {
    int threads = 4;
    AtomicInteger turns = new AtomicInteger();
    try (Conversation conversation = new Conversation(first, SessionStore.inMemory())) {
      ExecutorService pool = Executors.newFixedThreadPool(threads);
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        SessionId session = new SessionId("thread-" + i);
        running.add(
            pool.submit(
                () -> {
                  for (int round = 0; round < 40; round++) {
                    conversation.ask(session, "Which rivers are there in Belgium?");
                    conversation.ask(session, "And in the Netherlands?");
                    turns.addAndGet(2);
                    conversation.reset(session);
                  }
                }));
      }
      for (int reload = 0; reload < 20; reload++) {
        conversation.take(first.with(RuleBase.load(Path.of("rules"), Heritage.CACHE)));
      }
      pool.shutdown();
      for (Future<?> each : running) {
        each.get();
      }
      conversation.take(newer());
      assertThat(turns).hasValue(threads * 80);
    }
    assertClosed(first);
  }
}
