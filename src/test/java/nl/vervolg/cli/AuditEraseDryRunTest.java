package nl.vervolg.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.Heritage;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.conversation.trail.TrailHistory;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What would be forgotten is what is forgotten then, whatever state the files are in. */
class AuditEraseDryRunTest {
  private static final Pattern TURNS = Pattern.compile("Sessions: (\\d+ turns?) ");

  @TempDir private Path home;

  @BeforeEach
  void talk() {
    Clock clock = Clock.systemUTC();
    SessionStore store =
        SessionStore.open(
            home.resolve("sessions"), new TrailHistory(home), SessionSettings.usual(clock));
    try (Conversation conversation =
        new Conversation(
            Heritage.workspace(),
            store,
            TrailJournal.open(home, TrailSettings.usual(clock), "test", store.place()))) {
      for (String turn : new String[] {"Welke archieven zijn er in Den Haag?", "En in Gent?"}) {
        conversation.ask(new SessionId("anna"), turn);
        conversation.ask(new SessionId("bert"), turn);
      }
    }
  }

  private Ran erase(String... more) {
    String[] begin = {"audit", "erase", "--session=anna", "--home=" + home};
    String[] all = Arrays.copyOf(begin, begin.length + more.length);
    System.arraycopy(more, 0, all, begin.length, more.length);
    return Ran.command(all);
  }

  private static String turns(Ran ran) {
    Matcher found = TURNS.matcher(ran.out());
    assertThat(found.find()).as(ran.out() + ran.err()).isTrue();
    return found.group(1);
  }

  private Path log() {
    return home.resolve("sessions").resolve("sessions.log");
  }

  private void isTrue(String turns) {
    assertThat(turns(erase("--dry-run"))).isEqualTo(turns);
    assertThat(turns(erase())).isEqualTo(turns);
  }

  @Test
  void ofWholeFiles() {
    isTrue("2 turns");
  }

  @Test
  void ofALogThatIsDamaged() throws IOException {
    byte[] bytes = Files.readAllBytes(log());
    bytes[bytes.length / 3] ^= 1;
    Files.write(log(), bytes);
    isTrue("2 turns");
  }

  @Test
  void ofALogThatIsCut() throws IOException {
    byte[] bytes = Files.readAllBytes(log());
    Files.write(log(), Arrays.copyOf(bytes, bytes.length / 3));
    isTrue("2 turns");
  }

  @Test
  void ofALogThatIsNotThere() throws IOException {
    Files.delete(log());
    isTrue("2 turns");
  }

  @Test
  void ofASessionThatEnded() {
    assertThat(Ran.command("sessions", "delete", "anna", "--home=" + home).code()).isZero();
    isTrue("0 turns");
  }
}
