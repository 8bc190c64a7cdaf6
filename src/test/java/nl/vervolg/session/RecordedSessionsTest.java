package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nl.vervolg.dialogue.DialogueState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Recorded sessions are read as the store reads them, and left alone. */
class RecordedSessionsTest {
  private static final SessionId DESK = new SessionId("desk");
  private static final SessionId HALL = new SessionId("hall");

  @TempDir Path folder;

  private Path log() {
    return folder.resolve("sessions.log");
  }

  /** Session, number and number of remembered turns of all that is read. */
  private List<String> read() {
    List<String> turns = new ArrayList<>();
    try (RecordedSessions sessions = RecordedSessions.open(folder)) {
      sessions.forEach(
          (session, before, turn) ->
              turns.add(session + " " + turn.number() + " after " + before.turns().size()));
      assertThat(sessions.turns()).isEqualTo(turns.size());
    }
    return turns;
  }

  private void write(SessionId session, SessionTurn... turns) {
    try (SessionStore store = SessionStore.open(folder)) {
      Arrays.asList(turns).forEach(turn -> store.append(session, turn));
    }
  }

  @Test
  void aStoreThatNeverWasHasNoTurnsAndIsNotMade() {
    assertThat(read()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void turnsComeSessionBySessionInOrder() {
    write(DESK, Turns.donating(1));
    write(HALL, Turns.donating(1));
    write(DESK, Turns.silent(2), Turns.donating(3));
    assertThat(read())
        .containsExactly("desk 1 after 0", "desk 2 after 1", "desk 3 after 1", "hall 1 after 0");
  }

  @Test
  void theStateBeforeEachTurnIsTheOneThatTheStoreHad() {
    List<DialogueState> had = new ArrayList<>();
    try (SessionStore store = SessionStore.open(folder)) {
      for (int number = 1; number <= DialogueState.MEMORY + 5; number++) {
        had.add(store.load(DESK));
        store.append(DESK, number % 7 == 0 ? Turns.silent(number) : Turns.donating(number));
      }
    }
    List<DialogueState> seen = new ArrayList<>();
    try (RecordedSessions sessions = RecordedSessions.open(folder)) {
      sessions.forEach((session, before, turn) -> seen.add(before));
    }
    assertThat(seen).isEqualTo(had);
  }

  @Test
  void aStoreInUseIsReadAndGoesOn() {
    try (SessionStore store = SessionStore.open(folder)) {
      store.append(DESK, Turns.donating(1));
      try (RecordedSessions sessions = RecordedSessions.open(folder)) {
        store.append(DESK, Turns.donating(2));
        assertThat(sessions.turns()).isEqualTo(1);
      }
      assertThat(read()).hasSize(2);
      store.append(DESK, Turns.donating(3));
      assertThat(store.turns(DESK)).hasSize(3);
    }
  }

  @Test
  void aSessionThatIsErasedMeanwhileIsStillRead() {
    write(DESK, Turns.donating(1));
    write(HALL, Turns.donating(1));
    List<SessionId> seen = new ArrayList<>();
    try (RecordedSessions sessions = RecordedSessions.open(folder);
        SessionStore store = SessionStore.open(folder)) {
      store.erase(DESK);
      sessions.forEach((session, before, turn) -> seen.add(session));
    }
    assertThat(seen).containsExactly(DESK, HALL);
    assertThat(read()).containsExactly("hall 1 after 0");
  }

  @Test
  void cutAnywhereTheWholeTurnsAreReadAndNothingIsWritten() throws IOException {
    write(DESK, Turns.donating(1));
    int one = (int) Files.size(log());
    write(DESK, Turns.donating(2));
    byte[] whole = Files.readAllBytes(log());
    for (int end = 0; end < whole.length; end += end < 20 ? 1 : 7) {
      byte[] cut = Arrays.copyOf(whole, end);
      Files.write(log(), cut);
      assertThat(read()).as("cut at %d", end).hasSize(end < one ? 0 : 1);
      assertThat(Files.readAllBytes(log())).isEqualTo(cut);
    }
  }

  @Test
  void aDamagedRecordBeforeTheEndIsSaidWithItsPlace() throws IOException {
    write(DESK, Turns.donating(1), Turns.donating(2));
    byte[] damaged = Files.readAllBytes(log());
    damaged[30] ^= 1;
    Files.write(log(), damaged);
    assertThatThrownBy(this::read)
        .isInstanceOf(SessionStore.StoreException.class)
        .hasMessageContaining("the record at byte 8 is damaged")
        .hasMessageContaining(log().toString());
    Files.writeString(log(), "something else");
    assertThatThrownBy(this::read).hasMessageContaining("it is not a file of sessions");
  }
}
