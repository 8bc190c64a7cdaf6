package nl.vervolg.conversation;

import nl.vervolg.session.SessionId;

/** Keeps what was decided, turn by turn. Thread-safe. */
public interface TurnJournal extends AutoCloseable {
  /** Turns will be about this workspace; what is needed of it may be made ready. */
  default void about(Workspace workspace) {}

  /**
   * Keeps a turn; when this returns, it is as durable as the journal promises.
   *
   * @return the number of its record; 0 where nothing is kept
   */
  long turn(Workspace workspace, AnsweredTurn turn);

  /**
   * Notes that a conversation ended; what comes under its name from here on is another one.
   *
   * @return the number of its record; 0 where nothing is kept
   */
  long ended(SessionId session);

  @Override
  void close();

  /** Keeps nothing. */
  static TurnJournal none() {
    return new TurnJournal() {
      @Override
      public long turn(Workspace workspace, AnsweredTurn turn) {
        return 0;
      }

      @Override
      public long ended(SessionId session) {
        return 0;
      }

      @Override
      public void close() {}
    };
  }
}
