package nl.vervolg.session;

import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Notes what a store lacks of its history; what it has stays as it is. */
final class CatchingUp implements TurnHistory.Reader {
  private final SessionTree tree;
  private final Instant oldest;
  private final Store store;
  private final Consumer<String> notice;

  /**
   * Of which the first turn came by: another first one begins them anew, also with the same words.
   */
  private final Set<SessionId> begun = new HashSet<>();

  /** Of which turns were left out. */
  private final Set<SessionId> cut = new HashSet<>();

  private boolean gaps;

  /** Where it is noted. */
  interface Store {
    /** A turn that the store lacks. */
    void note(SessionId session, StoredTurn.Kept turn, byte[] bytes);

    /** A session that ended. */
    void forget(SessionId session);
  }

  /**
   * Looks at what is there.
   *
   * @param oldest what is older has expired
   */
  CatchingUp(SessionTree tree, Instant oldest, Store store, Consumer<String> notice) {
    this.tree = tree;
    this.oldest = oldest;
    this.store = store;
    this.notice = notice;
  }

  @Override
  public void turn(SessionId session, SessionTurn turn, Instant at) {
    if (at.isBefore(oldest)) {
      return;
    }
    boolean again = turn.number() == 1 && !begun.add(session);
    boolean there = tree.turn(session, turn.number()).equals(Optional.of(turn));
    if ((!there || again) && follows(session, turn.number())) {
      StoredTurn.Kept kept = new StoredTurn.Kept(turn, at);
      store.note(session, kept, StoredTurn.write(kept));
    }
  }

  /** Behind a gap a conversation does not go on without what was said in the middle of it. */
  private boolean follows(SessionId session, int number) {
    int before = tree.find(session).map(KeptSession::turns).orElse(0);
    boolean follows = !gaps || number == 1 || number == before + 1;
    if (!follows && cut.add(session)) {
      notice.accept(
          "The conversation ("
              + session
              + ") has "
              + before
              + " of its turns here: what was said then cannot be read, and later turns do not follow on it.");
    }
    return follows;
  }

  @Override
  public void ended(SessionId session) {
    if (tree.find(session).isPresent()) {
      store.forget(session);
    }
  }

  @Override
  public void gap(String what) {
    gaps = true;
    notice.accept(
        "Not all that the trail keeps of the sessions can be read: a turn there may be missing here.\n"
            + what);
  }
}
