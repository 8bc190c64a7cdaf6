package nl.vervolg.session;

import java.time.Instant;

/**
 * Where turns are kept for good, in the order in which they were answered. A store can be made
 * again from it.
 */
public interface TurnHistory {
  /** Keeps nothing. */
  TurnHistory NONE =
      new TurnHistory() {
        @Override
        public long end() {
          return 0;
        }

        @Override
        public void after(long number, Instant since, Reader reader) {}
      };

  /** Number of the last record; 0 where there is none. */
  long end();

  /**
   * Reads what was kept of the sessions of this store behind a record.
   *
   * @param number of the last record that is known already
   * @param since what is older may be left out
   */
  void after(long number, Instant since, Reader reader);

  /** Takes what was kept, in order. */
  interface Reader {
    /** A turn that was answered. */
    void turn(SessionId session, SessionTurn turn, Instant at);

    /** A session that ended: nothing of it is remembered. */
    void ended(SessionId session);
  }
}
