package nl.vervolg.session;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;

/** Notes what a store lacks of its history; what it has stays as it is. */
final class CatchingUp implements TurnHistory.Reader {
  private final SessionTree tree;
  private final Instant oldest;
  private final Store store;
  private final Consumer<String> notice;

  private final WantedTurns wanted;

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
    this.wanted = new WantedTurns(notice);
  }

  @Override
  public void turn(SessionId session, SessionTurn turn, Instant at) {
    if (at.isBefore(oldest)) {
      return;
    }
    int turns = tree.find(session).map(KeptSession::turns).orElse(0);
    boolean there = tree.turn(session, turn.number()).equals(Optional.of(turn));
    if (wanted.takes(session, turn.number(), turns, there)) {
      StoredTurn.Kept kept = new StoredTurn.Kept(turn, at);
      store.note(session, kept, StoredTurn.write(kept));
    }
  }

  @Override
  public void ended(SessionId session) {
    wanted.ended(session);
    if (tree.find(session).isPresent()) {
      store.forget(session);
    }
  }

  @Override
  public void gap(String what) {
    wanted.gap();
    notice.accept(gapText(what));
  }

  /** What to say of a gap. */
  static String gapText(String what) {
    return "Not all that the trail keeps of the sessions can be read: a turn there may be missing here.\n"
        + what;
  }
}
