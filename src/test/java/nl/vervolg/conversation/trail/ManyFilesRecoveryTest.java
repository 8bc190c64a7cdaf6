package nl.vervolg.conversation.trail;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import nl.vervolg.Heritage;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionSettings;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sessions are found again in a trail of many files, whatever happened to theirs. */
class ManyFilesRecoveryTest {
  private static final List<String> NAMES = List.of("anna", "bert", "cora");
  private static final List<String> SAID =
      List.of(
          "Welke archieven zijn er in Den Haag?", "En in Enschede?", "Hoeveel?", "En in Delft?");

  /** Some records. */
  private static final int SEGMENT = 8_000;

  @TempDir private Path home;
  private final List<String> told = new ArrayList<>();
  private Map<String, List<SessionTurn>> all = Map.of();

  @BeforeEach
  void conversations() {
    SessionStore store = store();
    try (Conversation conversation = new Conversation(Heritage.workspace(), store, journal())) {
      for (String said : SAID) {
        NAMES.forEach(name -> conversation.ask(new SessionId(name), said));
      }
      all = turns(store);
    }
    assertThat(files()).hasSizeGreaterThan(3);
  }

  private TrailJournal journal() {
    TrailSettings settings = new TrailSettings(Durability.GROUP, SEGMENT, Clock.systemUTC());
    return TrailJournal.open(home, settings, "test", SessionStore.Place.HOME);
  }

  private SessionStore store() {
    return SessionStore.open(
        sessions(),
        new TrailHistory(home),
        SessionSettings.usual(Clock.systemUTC()).telling(told::add));
  }

  private Path sessions() {
    return home.resolve("sessions");
  }

  private static Map<String, List<SessionTurn>> turns(SessionStore store) {
    Map<String, List<SessionTurn>> turns = new TreeMap<>();
    NAMES.forEach(name -> turns.put(name, store.turns(new SessionId(name))));
    return turns;
  }

  private List<Path> files() {
    try (Stream<Path> files = Files.list(TrailJournal.folder(home))) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Path log() {
    return sessions().resolve("sessions.log");
  }

  private void forget() throws IOException {
    try (Stream<Path> files = Files.list(sessions())) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
  }

  private void assertAllIsThereAndGoesOn() {
    try (SessionStore store = store()) {
      assertThat(turns(store)).isEqualTo(all);
      NAMES.forEach(
          name -> assertThat(store.load(new SessionId(name)).asked()).isEqualTo(SAID.size()));
    }
  }

  @Test
  void allIsReadAgainWhereTheSessionsAreGone() throws IOException {
    forget();
    assertAllIsThereAndGoesOn();
  }

  @Test
  void whereverTheLogIsCutTheRestComesFromTheFiles() throws IOException {
    byte[] whole = Files.readAllBytes(log());
    for (int size = 0; size < whole.length; size += whole.length / 23) {
      forget();
      Files.write(log(), Arrays.copyOf(whole, size));
      assertAllIsThereAndGoesOn();
    }
  }

  /** What a crash cut off in the last file was not acknowledged. */
  @Test
  void aLastFileThatIsCutOffIsReadToItsLastRecord() throws IOException {
    Path last = files().get(files().size() - 1);
    Files.writeString(last, Files.readString(last) + "000012");
    forget();
    assertAllIsThereAndGoesOn();
  }

  /** Each conversation as far as nothing of it is missing, and what is missing is told. */
  private void assertOnlyBeginningsAreThere() throws IOException {
    forget();
    told.clear();
    try (SessionStore store = store()) {
      Map<String, List<SessionTurn>> there = turns(store);
      assertThat(there).isNotEqualTo(all);
      there.forEach(
          (name, turns) ->
              assertThat(all.getOrDefault(name, List.of()).subList(0, turns.size()))
                  .isEqualTo(turns));
    }
    assertThat(told)
        .anyMatch(each -> each.endsWith("Run: vervolg audit verify"))
        .anyMatch(each -> each.contains("later turns do not follow"));
  }

  @Test
  void aDamagedFileBetweenIsToldAndNothingIsMadeOfHalf() throws IOException {
    Path file = files().get(1);
    byte[] whole = Files.readAllBytes(file);
    for (byte[] damaged :
        List.of(Arrays.copyOf(whole, whole.length - 10), flipped(whole, whole.length / 2))) {
      Files.write(file, damaged);
      assertOnlyBeginningsAreThere();
      assertThat(told.get(0)).contains(file.toString());
    }
    Files.write(file, whole);
    forget();
    assertAllIsThereAndGoesOn();
  }

  private static byte[] flipped(byte[] bytes, int at) {
    byte[] flipped = bytes.clone();
    flipped[at] ^= 1;
    return flipped;
  }

  /** A file that is missing, empty, or another one: no session gets turns that do not follow. */
  @Test
  void aSessionDoesNotComeBackWithoutWhatWasSaidBetween() throws IOException {
    Path file = files().get(1);
    byte[] whole = Files.readAllBytes(file);
    byte[] other = Files.readAllBytes(files().get(2));
    Files.write(file, new byte[0]);
    assertOnlyBeginningsAreThere();
    Files.write(file, other);
    assertOnlyBeginningsAreThere();
    Files.delete(file);
    assertOnlyBeginningsAreThere();
    Files.write(file, whole);
    forget();
    assertAllIsThereAndGoesOn();
  }
}
