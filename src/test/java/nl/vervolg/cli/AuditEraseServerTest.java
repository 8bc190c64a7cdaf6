package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.report.Kept;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.redis.RedisSessionStore;
import nl.vervolg.session.redis.ServerProcess;
import nl.vervolg.session.redis.SharedServer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A conversation that a server keeps is not erased while the server still has it. */
class AuditEraseServerTest {
  private static final SessionId ANNA = new SessionId("anna");

  private final ServerProcess server = SharedServer.get();
  @TempDir private Path home;

  private SessionStore store() {
    return RedisSessionStore.open(server.address(), SessionSettings.usual(Clock.systemUTC()));
  }

  private int atServer() {
    try (SessionStore store = store()) {
      return store.turns(ANNA).size();
    }
  }

  @BeforeEach
  void aConversation() {
    server.flush();
    SessionStore store = store();
    try (Conversation conversation =
        new Conversation(
            Heritage.workspace(),
            store,
            TrailJournal.open(
                home, TrailSettings.usual(Clock.systemUTC()), "test", store.place()))) {
      conversation.ask(ANNA, "Welke archieven zijn er in Den Haag?");
    }
    assertThat(atServer()).isEqualTo(1);
  }

  private Ran erase(String... arguments) {
    List<String> all = new ArrayList<>(List.of("audit", "erase", "--session=anna"));
    all.add("--home=" + home);
    all.addAll(List.of(arguments));
    return Ran.command(all.toArray(String[]::new));
  }

  private List<Boolean> readable() {
    return Kept.turns(home).stream().map(turn -> turn.content().isPresent()).toList();
  }

  @Test
  void withoutTheServerNothingIsErased() {
    for (String[] arguments : new String[][] {{}, {"--dry-run"}}) {
      Ran ran = erase(arguments);

      assertThat(ran.code()).isNotZero();
      assertThat(ran.err())
          .contains("A server keeps these conversations too: [anna]. Nothing was erased.")
          .contains("--sessions", "$VERVOLG_SESSIONS", "--without-server");
      assertThat(ran.out()).doesNotContain("forgotten");
      assertThat(readable()).containsExactly(true);
      assertThat(atServer()).isEqualTo(1);
    }
  }

  @Test
  void withTheServerBothForgetAndOtherHomesAreNamed() {
    String sessions = "--sessions=" + server.url();
    assertThat(erase("--dry-run", sessions).out()).contains("Sessions: 1 turn would be forgotten.");
    assertThat(atServer()).isEqualTo(1);
    Ran ran = erase(sessions);

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(ran.out())
        .contains("Sessions: 1 turn is forgotten.")
        .contains("Other machines or homes", "run audit erase there as well");
    assertThat(readable()).containsExactly(false);
    assertThat(atServer()).isZero();
  }

  @Test
  void aServerThatIsGoneForGoodNeedNotBeNamed() {
    Ran ran = erase("--without-server");

    assertThat(ran.code()).as(ran.err()).isZero();
    assertThat(readable()).containsExactly(false);
    assertThat(atServer()).isEqualTo(1);
  }
}
