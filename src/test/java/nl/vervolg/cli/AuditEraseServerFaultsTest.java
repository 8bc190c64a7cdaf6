package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.audit.Trail;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.redis.RedisSessionStore;
import nl.vervolg.session.redis.ServerProcess;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A server that goes away while its conversations are erased: nothing is half done silently. */
@Timeout(60)
class AuditEraseServerFaultsTest {
  private static final List<String> BOTH = List.of("anna", "bert");
  private static final String SAID = "Welke archieven zijn er in Den Haag?";

  @TempDir private Path folder;
  private ServerProcess server;

  private Path home() {
    return folder.resolve("home");
  }

  @BeforeEach
  void conversations() throws Exception {
    server = ServerProcess.start(Files.createDirectories(folder.resolve("server")));
    SessionStore store =
        RedisSessionStore.open(server.address(), SessionSettings.usual(Clock.systemUTC()));
    try (Conversation conversation =
        new Conversation(
            Heritage.workspace(),
            store,
            TrailJournal.open(home(), settings(), "test", store.place()))) {
      BOTH.forEach(name -> conversation.ask(new SessionId(name), SAID));
    }
    assertThat(server.all()).contains(BOTH).contains("Den Haag");
  }

  @AfterEach
  void end() {
    server.close();
  }

  private static TrailSettings settings() {
    return TrailSettings.usual(Clock.systemUTC());
  }

  private Ran erase(String who) {
    return Ran.command(
        "audit", "erase", "--home=" + home(), "--sessions=" + server.url(), "--session=" + who);
  }

  /** Something happens when the erasure has found the server, and waits for the trail. */
  private Ran eraseAnna(Runnable meanwhile) throws Exception {
    FutureTask<Ran> erasure = new FutureTask<>(() -> erase("anna"));
    Thread thread = new Thread(erasure);
    try (Trail trail = Trail.open(TrailJournal.folder(home()), settings())) {
      trail.alone(
          () -> {
            thread.start();
            while (!waitsForTrail(thread)) {
              assertThat(thread.isAlive()).isTrue();
            }
            meanwhile.run();
          });
    }
    return erasure.get();
  }

  private static boolean waitsForTrail(Thread thread) {
    return thread.getState() == Thread.State.WAITING
        && Stream.of(thread.getStackTrace())
            .anyMatch(frame -> frame.getClassName().equals(Trail.class.getName()));
  }

  private List<String> readable() {
    return Kept.turns(home()).stream()
        .filter(turn -> turn.content().isPresent())
        .map(turn -> turn.session())
        .toList();
  }

  private void assertAnnaIsGone() {
    assertThat(readable()).containsExactly("bert");
    assertThat(server.all()).contains("bert").doesNotContain("anna");
  }

  @Test
  void whereTheServerStaysAwayNoKeyIsDestroyed() throws Exception {
    Ran ran = eraseAnna(server::kill);

    assertThat(ran.code()).isEqualTo(1);
    assertThat(ran.err())
        .contains("cannot be reached", "No key was destroyed", "Run audit erase again")
        .doesNotContain(Ran.JAVA);
    assertThat(ran.out()).doesNotContain("cannot be read any more", "forgotten");
    assertThat(readable()).containsExactly("anna", "bert");

    server.start();
    assertThat(server.all()).as("what the server has kept").contains("anna");
    assertThat(erase("anna").code()).isZero();
    assertAnnaIsGone();
    assertThat(Ran.command("audit", "verify", "--home=" + home()).code()).isZero();
  }

  @Test
  void aServerThatIsStartedAgainForgetsAll() throws Exception {
    Ran ran =
        eraseAnna(
            () -> {
              server.kill();
              server.start();
            });

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("1 conversation with 1 turn", "1 turn is forgotten");
    assertAnnaIsGone();
    server.kill();
    server.start();
    assertAnnaIsGone();
  }

  /** Its name and turns go at once, not when their time is over. */
  @Test
  void ofWhomIsErasedLastNothingIsLeft() {
    assertThat(erase("anna").code()).isZero();
    assertThat(erase("bert").code()).isZero();

    assertThat(server.all()).isEmpty();
    assertThat(readable()).isEmpty();
  }
}
