package nl.vervolg.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import nl.vervolg.dialogue.DialogueState;

/**
 * Sessions in MapDB, which is what is read, behind a log, which is what counts. MapDB 3.1 writes a
 * log of its own but never plays it back, so a kill during a commit can leave half a tree;
 * therefore its file is made anew from our log whenever the store was not closed in order.
 *
 * <p>A turn that has a record in the history is not forced to disk a second time: what the log
 * lacks after a crash is taken from there, from the last {@link Checkpoint} on.
 */
final class MapDbSessionStore implements SessionStore, CatchingUp.Store {
  /** After so many turns what was noted is forced to disk, so that catching up is quick. */
  private static final int CHECKPOINT = 1000;

  /** A log of which one byte in so many is dead is written anew. */
  private static final int MOST_DEAD = 4;

  private final Path folder;
  private final TurnHistory history;
  private final SessionSettings settings;
  private final StoreFiles files;
  private final SessionLog log;
  private final SessionTree tree;
  private final Expiry expiry;
  private final RecentStates<DialogueState> recent = new RecentStates<>();

  /** Held for writing while no turn may be between its record and the log. */
  private final ReadWriteLock underWay = new ReentrantReadWriteLock();

  private TurnHistory.Mark mark;
  private long dead;
  private TurnHistory.Mark lost;
  private int sinceCheckpoint;

  /** Whether the tree must not stay: it holds what was erased, is broken, or lies nowhere. */
  private boolean erased;

  private MapDbSessionStore(
      Path folder, TurnHistory history, SessionSettings settings, StoreFiles files) {
    this.folder = folder;
    this.history = history;
    this.settings = settings;
    this.files = files;
    this.log = files.log();
    this.tree = files.tree();
    this.mark = files.known().mark();
    this.dead = files.known().dead();
    this.lost = files.known().lost();
    this.expiry = new Expiry(settings, files.known().swept());
  }

  static SessionStore open(Path folder, TurnHistory history, SessionSettings settings) {
    try {
      StoreFiles files = StoreFiles.open(folder, history, settings);
      try {
        MapDbSessionStore store = new MapDbSessionStore(folder, history, settings, files);
        store.begin();
        return store;
      } catch (IOException | RuntimeException e) {
        files.close();
        throw e;
      }
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }

  /** Takes from the history what a crash has kept from the log. */
  private void begin() throws IOException {
    TurnHistory.Mark end = history.end();
    if (history.lacks(mark)) {
      lost = mark;
      settings.notice().accept(cut(end));
    }
    if (end.number() > 0 && !end.equals(mark)) {
      Instant oldest = expiry.oldestWanted();
      history.after(mark, oldest, new CatchingUp(tree, oldest, this, settings.notice()));
      checkpoint(false);
    } else {
      sweep();
    }
    expiry.tell(tree);
  }

  private String cut(TurnHistory.Mark end) {
    return "The sessions in ("
        + folder
        + ") know of record "
        + mark.number()
        + " of the trail, "
        + (end.number() == 0
            ? "and there is no trail: it was taken away."
            : "and the trail does not have it; it ends with record "
                + end.number()
                + ": records were taken off its end, or it is another trail.")
        + " The sessions stay as they are.\nRun: vervolg audit verify";
  }

  @Override
  public Place place() {
    return Place.HOME;
  }

  @Override
  public DialogueState load(SessionId session) {
    return tree.find(session).filter(settings::keeps).isEmpty()
        ? DialogueState.EMPTY
        : recent.get(session).orElseGet(() -> tree.state(session));
  }

  @Override
  public boolean append(SessionId session, SessionTurn turn, Recording recording) {
    if (load(session).asked() != turn.number() - 1) {
      return false;
    }
    boolean due;
    underWay.readLock().lock();
    try {
      restore();
      StoredTurn.Kept kept = new StoredTurn.Kept(turn, settings.clock().instant());
      byte[] bytes = StoredTurn.write(kept);
      due = add(session, kept, bytes, recording.record() > 0);
    } finally {
      underWay.readLock().unlock();
    }
    if (due) {
      checkpoint(false);
    }
    return true;
  }

  private synchronized void restore() {
    try {
      erased |= files.restore(folder, settings.notice());
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }

  /** True when it is time to force what was noted to disk. */
  private synchronized boolean add(
      SessionId session, StoredTurn.Kept kept, byte[] bytes, boolean recorded) {
    note(session, kept, bytes);
    try {
      if (!recorded) {
        log.force();
      }
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
    return ++sinceCheckpoint >= CHECKPOINT;
  }

  @Override
  public synchronized void note(SessionId session, StoredTurn.Kept kept, byte[] bytes) {
    SessionTurn turn = kept.turn();
    DialogueState before = turn.number() == 1 ? DialogueState.EMPTY : load(session);
    try {
      log.append(session.value(), bytes);
      dead += turn.number() == 1 ? tree.bytes(session) : 0;
      tree.put(session, kept, bytes);
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
    if (before.asked() == turn.number() - 1) {
      recent.put(session, turn.after(before));
    } else {
      recent.remove(session);
    }
  }

  /** What was noted is on disk when this returns. */
  private void checkpoint(boolean closing) {
    underWay.writeLock().lock();
    try {
      keep(closing);
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    } finally {
      underWay.writeLock().unlock();
    }
  }

  private synchronized void keep(boolean closing) throws IOException {
    if (closing) {
      restore();
    } else {
      sweep();
    }
    log.force();
    TurnHistory.Mark end = history.forced();
    mark = end.number() > 0 ? end : mark;
    if (closing) {
      tree.close();
      erased |= tree.broken();
    }
    long closed = closing && !erased ? log.size() : -1;
    new Checkpoint(mark, log.size(), closed, dead, expiry.swept(), lost).write(folder);
    sinceCheckpoint = 0;
  }

  /** Takes out the sessions that have expired, and those that are too many. */
  private void sweep() throws IOException {
    if (!expiry.due()) {
      return;
    }
    expiry.going(tree).forEach(this::forget);
    if (dead > log.size() / MOST_DEAD) {
      compact();
    }
  }

  @Override
  public synchronized void forget(SessionId session) {
    dead += tree.bytes(session);
    try {
      log.end(session.value());
      tree.remove(session);
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
    recent.remove(session);
  }

  /** Writes the log anew without what nobody needs any more. */
  private void compact() throws IOException {
    log.rewrite(tree::eachTurn);
    dead = 0;
    // The tree keeps the bytes of what was taken out of it.
    erased = true;
    new Checkpoint(mark, log.size(), -1, dead, expiry.swept(), lost).write(folder);
  }

  @Override
  public List<SessionTurn> turns(SessionId session) {
    return tree.find(session).filter(settings::keeps).isEmpty() ? List.of() : tree.all(session);
  }

  @Override
  public List<KeptSession> list() {
    List<KeptSession> all = new ArrayList<>();
    tree.each(all::add);
    all.removeIf(session -> !settings.keeps(session));
    return all;
  }

  @Override
  public void erase(SessionId session, Recording recording) {
    underWay.readLock().lock();
    try {
      restore();
      recording.record();
      take(session);
    } finally {
      underWay.readLock().unlock();
    }
  }

  private synchronized void take(SessionId session) {
    try {
      tree.remove(session);
      recent.remove(session);
      compact();
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }

  @Override
  public void close() {
    if (tree.isClosed()) {
      return;
    }
    try {
      try {
        checkpoint(true);
      } finally {
        files.close();
      }
      if (erased) {
        Files.deleteIfExists(folder.resolve(StoreFiles.TREE));
      }
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }
}
