package nl.vervolg.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a store takes of a history that cannot be read as a whole, and what is told of it before.
 */
class CatchingUpTest {
  private static final SessionId DESK = new SessionId("desk");
  private static final Instant NOON = Instant.parse("2026-11-30T12:00:00Z");

  @TempDir private Path folder;
  private final List<String> told = new ArrayList<>();

  private SessionSettings settings() {
    return SessionSettings.usual(Clock.fixed(NOON, ZoneOffset.UTC)).telling(told::add);
  }

  /**
   * A history of one session.
   *
   * @param turns numbers of turns; 0 is a gap, -1 the end of the session
   */
  private record Broken(String conversation, List<Integer> turns) implements TurnHistory {
    @Override
    public Mark end() {
      return new Mark(9, "h9");
    }

    @Override
    public boolean lacks(Mark mark) {
      return false;
    }

    @Override
    public void after(Mark mark, Instant since, Reader reader) {
      for (int number : turns) {
        if (number > 0) {
          reader.turn(DESK, turn(number), NOON);
        } else if (number == 0) {
          reader.gap("a gap");
        } else {
          reader.ended(DESK);
        }
      }
    }

    private SessionTurn turn(int number) {
      SessionTurn turn = Turns.donating(number);
      return new SessionTurn(number, conversation + " " + turn.said(), turn.answer(), turn.left());
    }
  }

  private void talk(int turns) {
    try (SessionStore store = SessionStore.open(folder, TurnHistory.NONE, settings())) {
      for (int number = 1; number <= turns; number++) {
        store.append(DESK, Turns.donating(number));
      }
    }
  }

  /** What the store has then; the same number of turns was told before. */
  private List<String> after(Integer... turns) {
    TurnHistory history = new Broken("new", Arrays.asList(turns));
    long forecast = StoreForecast.turns(folder, history, settings(), Set.of(DESK));
    try (SessionStore store = SessionStore.open(folder, history, settings())) {
      List<String> all = store.turns(DESK).stream().map(SessionTurn::said).toList();
      assertThat(forecast).isEqualTo(all.size());
      return all;
    }
  }

  @Test
  void behindAGapNoTwoConversationsAreJoined() {
    talk(3);
    assertThat(after(0, 2, 3, 4, 5)).containsExactly("question 1", "question 2", "question 3");
    assertThat(told).hasSize(2).last().asString().contains("(desk) has 3 of its turns here");
  }

  @Test
  void whatFollowsOnIsTaken() {
    talk(3);
    assertThat(after(0, 4)).hasSize(4).last().isEqualTo("new question 4");
  }

  @Test
  void anotherFirstTurnBeginsAnew() {
    talk(3);
    assertThat(after(0, 3, 4, 1, 2)).containsExactly("new question 1", "new question 2");
  }

  @Test
  void anEndedSessionBeginsAnew() {
    talk(3);
    assertThat(after(0, 2, -1, 1)).containsExactly("new question 1");
  }

  /** Turn 3 cannot follow; the store then went on with a second turn of its own. */
  @Test
  void whatTheStoreWentOnWithIsTaken() {
    assertThat(after(1, 0, 3, 4, 2, 3)).hasSize(3);
  }

  @Test
  void behindAnotherGapThatIsNotKnown() {
    assertThat(after(1, 0, 3, 4, 0, 2, 3)).hasSize(1);
  }

  @Test
  void withoutAGapAllIsTaken() {
    talk(1);
    assertThat(after(2, 3)).hasSize(3);
    assertThat(told).isEmpty();
  }
}
