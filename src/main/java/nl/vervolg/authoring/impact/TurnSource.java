package nl.vervolg.authoring.impact;

import java.util.function.Consumer;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.RecordedSessions;

/** Where recorded turns come from. */
public interface TurnSource {

  /** Number of turns in it. */
  long turns();

  /** Gives all turns, one after another and always in the same order. */
  void forEach(Consumer<RecordedTurn> taker);

  /** The turns of recorded sessions. */
  static TurnSource of(RecordedSessions sessions, Language usual) {
    return new TurnSource() {
      @Override
      public long turns() {
        return sessions.turns();
      }

      @Override
      public void forEach(Consumer<RecordedTurn> taker) {
        sessions.forEach(
            (session, before, turn) ->
                taker.accept(
                    new RecordedTurn(
                        "session " + session + ", turn " + turn.number(),
                        present -> before,
                        turn.said(),
                        usual)));
      }
    };
  }
}
