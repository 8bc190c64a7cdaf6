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
        public Mark end() {
          return Mark.NONE;
        }

        @Override
        public boolean lacks(Mark mark) {
          return false;
        }

        @Override
        public void after(Mark mark, Instant since, Reader reader) {}
      };

  /**
   * A place in a history.
   *
   * @param number of a record, from 1; 0 before the first
   * @param hash tells the record from one of that number in another history; without blanks
   */
  record Mark(long number, String hash) {
    /** Before the first record. */
    public static final Mark NONE = new Mark(0, "-");
  }

  /** The last record that can be read. */
  Mark end();

  /**
   * The same; the record is on disk when this returns, with all before it, however they are kept.
   * Else a loss of power could take a record that a store knows of.
   */
  default Mark forced() {
    return end();
  }

  /**
   * True where records were taken off the end of the history, or it is another one: the record of a
   * mark has to be in it and is not. What cannot be read, or was taken away as planned, is not
   * looked for.
   */
  boolean lacks(Mark mark);

  /**
   * Reads what was kept of the sessions of this store behind a record.
   *
   * @param mark the last record that is known already; where it is not in this history, all is read
   * @param since what is older may be left out
   */
  void after(Mark mark, Instant since, Reader reader);

  /** Takes what was kept, in order. */
  interface Reader {
    /** A turn that was answered. */
    void turn(SessionId session, SessionTurn turn, Instant at);

    /** A session that ended: nothing of it is remembered. */
    void ended(SessionId session);

    /**
     * Something there cannot be read: nobody knows which turns it kept.
     *
     * @param what in a sentence, with what to do
     */
    void gap(String what);
  }
}
