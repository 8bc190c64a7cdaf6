package nl.vervolg.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import nl.vervolg.dialogue.DialogueState;
import org.mapdb.BTreeMap;
import org.mapdb.DB;
import org.mapdb.DBMaker;
import org.mapdb.Serializer;

/**
 * Sessions in one MapDB file with a write-ahead log: a turn that was appended is there after any
 * crash of the process. One key a turn, so that a turn costs the same however long the session.
 */
final class MapDbSessionStore implements SessionStore {
  private static final String FILE = "sessions.db";

  private static final String LOCK = "sessions.lock";

  private final DB db;
  private final FileChannel lock;
  private final BTreeMap<String, byte[]> turns;
  private final RecentStates recent = new RecentStates();

  private MapDbSessionStore(DB db, FileChannel lock) {
    this.db = db;
    this.lock = lock;
    this.turns = db.treeMap("turns", Serializer.STRING, Serializer.BYTE_ARRAY).createOrOpen();
  }

  static SessionStore open(Path folder) {
    try {
      Files.createDirectories(folder);
      FileChannel lock = lock(folder);
      try {
        return new MapDbSessionStore(database(folder.resolve(FILE)), lock);
      } catch (StoreException e) {
        lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw new StoreException(
          "The folder ("
              + folder
              + ") cannot be used for sessions: "
              + reason(e)
              + "\nMaybe it is read-only; choose another with --home.",
          e);
    }
  }

  /** The lock of our own: MapDB's stays behind in the process when a file cannot be opened. */
  private static FileChannel lock(Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    boolean locked;
    try {
      locked = channel.tryLock() != null;
    } catch (OverlappingFileLockException e) {
      locked = false;
    }
    if (!locked) {
      channel.close();
      throw new StoreException(
          "Another process is using the sessions in ("
              + folder
              + ").\nEnd it, or choose another folder with --home.");
    }
    return channel;
  }

  /** What MapDB throws for a file that it cannot read differs by the damage. */
  private static DB database(Path file) {
    try {
      return DBMaker.fileDB(file.toFile())
          .fileChannelEnable()
          .fileLockDisable()
          .transactionEnable()
          .make();
    } catch (RuntimeException | AssertionError e) {
      throw new StoreException(
          "The sessions in ("
              + file
              + ") cannot be opened: "
              + reason(e)
              + "\nMaybe the file is damaged or not readable; move it away to begin anew, or choose another folder with --home.",
          e);
    }
  }

  private static String reason(Throwable e) {
    return e.getMessage() == null ? "it is not a store" : e.getMessage();
  }

  @Override
  public DialogueState load(SessionId session) {
    return recent.get(session).orElseGet(() -> read(session));
  }

  private DialogueState read(SessionId session) {
    DialogueState state = DialogueState.EMPTY;
    NavigableMap<String, byte[]> stored = of(session).descendingMap();
    List<SessionTurn> last = new ArrayList<>();
    int left = 0;
    for (byte[] bytes : stored.values()) {
      SessionTurn turn = StoredTurn.read(bytes);
      last.add(0, turn);
      left += turn.left().isPresent() ? 1 : 0;
      if (left == DialogueState.MEMORY) {
        break;
      }
    }
    for (SessionTurn turn : last) {
      state = turn.after(state);
    }
    return state;
  }

  @Override
  public synchronized void append(SessionId session, SessionTurn turn) {
    DialogueState before = load(session);
    turns.put(key(session, turn.number()), StoredTurn.write(turn));
    db.commit();
    recent.put(session, turn.after(before));
  }

  @Override
  public List<SessionTurn> turns(SessionId session) {
    return of(session).values().stream().map(StoredTurn::read).toList();
  }

  @Override
  public synchronized void erase(SessionId session) {
    of(session).clear();
    db.commit();
    recent.remove(session);
  }

  @Override
  public synchronized void close() {
    if (!db.isClosed()) {
      db.close();
    }
    try {
      lock.close();
    } catch (IOException e) {
      throw new StoreException("The lock of the sessions cannot be given back: " + reason(e), e);
    }
  }

  private NavigableMap<String, byte[]> of(SessionId session) {
    return turns.subMap(session + "\n", true, session + "\n~", true);
  }

  private static String key(SessionId session, int number) {
    return session + "\n" + String.format(Locale.ROOT, "%09d", number);
  }
}
