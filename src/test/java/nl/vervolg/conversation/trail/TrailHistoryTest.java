package nl.vervolg.conversation.trail;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.audit.Durability;
import nl.vervolg.audit.TrailSettings;
import nl.vervolg.conversation.Conversation;
import nl.vervolg.session.SessionId;
import nl.vervolg.session.SessionStore;
import nl.vervolg.session.SessionTurn;
import nl.vervolg.session.TurnHistory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a store finds again in a trail. */
class TrailHistoryTest {
  private static final Instant LONG_AGO = Instant.EPOCH;

  @TempDir private Path home;

  private static void talk(Path home, SessionStore.Place place, String session, String... turns) {
    try (TrailJournal journal =
        TrailJournal.open(home, TrailSettings.usual(Clock.systemUTC()), "test", place)) {
      Conversation conversation =
          new Conversation(Heritage.workspace(), SessionStore.inMemory(), journal);
      for (String turn : turns) {
        conversation.ask(new SessionId(session), turn);
      }
    }
  }

  private static List<String> after(Path home, TurnHistory.Mark mark) {
    List<String> all = new ArrayList<>();
    new TrailHistory(home)
        .after(
            mark,
            LONG_AGO,
            new TurnHistory.Reader() {
              @Override
              public void turn(SessionId session, SessionTurn turn, Instant at) {
                all.add(session + " " + turn.number() + " " + turn.said());
              }

              @Override
              public void ended(SessionId session) {
                all.add(session + " ended");
              }

              @Override
              public void gap(String what) {
                all.add(what);
              }
            });
    return all;
  }

  @Test
  void onlyTheTurnsOfTheHomeBehindTheMarkAreRead() {
    talk(home, SessionStore.Place.HOME, "desk", "Welke musea zijn er in Delft?");
    TurnHistory.Mark mark = new TrailHistory(home).end();
    talk(home, SessionStore.Place.PROCESS, "chat", "Welke musea zijn er in Breda?");
    talk(home, SessionStore.Place.SERVER, "far", "Welke musea zijn er in Assen?");
    talk(home, SessionStore.Place.HOME, "hall", "Welke musea zijn er in Gouda?");

    assertThat(after(home, mark)).containsExactly("hall 1 Welke musea zijn er in Gouda?");
    assertThat(after(home, new TrailHistory(home).end())).isEmpty();
    assertThat(after(home, TurnHistory.Mark.NONE)).hasSize(2);
  }

  @Test
  void whatIsForcedIsTheLastRecordOfAnyTrail() {
    assertThat(new TrailHistory(home).forced()).isEqualTo(TurnHistory.Mark.NONE);
    TrailSettings settings = TrailSettings.usual(Clock.systemUTC()).with(Durability.SYSTEM);
    try (TrailJournal journal =
        TrailJournal.open(home, settings, "test", SessionStore.Place.HOME)) {
      journal.ended(new SessionId("desk"));
      Thread.currentThread().interrupt();
      assertThat(new TrailHistory(home).forced().number()).isEqualTo(1);
      assertThat(Thread.interrupted()).as("it stays interrupted").isTrue();
      journal.ended(new SessionId("hall"));
      assertThat(new TrailHistory(home).forced()).isEqualTo(new TrailHistory(home).end());
    }
  }

  @Test
  void aMarkOfAnotherTrailIsNoMark(@TempDir Path other) {
    talk(other, SessionStore.Place.HOME, "desk", "Welke musea zijn er in Delft?", "En in Gouda?");
    talk(home, SessionStore.Place.HOME, "desk", "Welke musea zijn er in Delft?", "En in Gouda?");
    talk(home, SessionStore.Place.HOME, "hall", "Welke musea zijn er in Gouda?");

    assertThat(after(home, new TrailHistory(other).end())).hasSize(3);
    assertThat(after(other, new TrailHistory(home).end())).hasSize(2);
  }

  @Test
  void withoutATrailThereIsNothing() {
    assertThat(new TrailHistory(home).end()).isEqualTo(TurnHistory.Mark.NONE);
    assertThat(after(home, TurnHistory.Mark.NONE)).isEmpty();
    assertThat(home).isEmptyDirectory();
  }
}
