package nl.vervolg.session;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.function.Consumer;
import nl.vervolg.dialogue.DialogueState;
import org.jspecify.annotations.Nullable;
import org.mapdb.BTreeMap;
import org.mapdb.DB;
import org.mapdb.DBMaker;
import org.mapdb.Serializer;

/**
 * Sessions in MapDB, which is what is read, behind a log, which is what counts: a turn is
 * acknowledged when it is in the log on disk. MapDB 3.1 writes a log of its own but never plays it
 * back, so a kill during a commit can leave half a tree; therefore its file is made anew from our
 * log whenever the store was not closed in order. One key a turn, so that a turn costs the same
 * however long the session.
 */
final class MapDbSessionStore implements SessionStore {
  private static final String TREE = "sessions.db";

  /** The file that counts. */
  static final String LOG = "sessions.log";

  private static final String LOCK = "sessions.lock";

  /** Says that the tree holds all of a log of that size. */
  private static final String CLOSED = "sessions.closed";

  private final Path folder;
  private final Consumer<String> notice;
  private final SessionLog log;
  private final DB db;
  private final BTreeMap<String, byte[]> turns;
  private final RecentStates recent = new RecentStates();
  private FileChannel lock;
  private @Nullable Object lockKey;

  /** Whether the tree must not stay: it holds what was erased, or lies nowhere. */
  private boolean erased;

  private MapDbSessionStore(
      Path folder, Consumer<String> notice, FileChannel lock, SessionLog log, DB db) {
    this.folder = folder;
    this.notice = notice;
    this.lock = lock;
    this.lockKey = SessionLog.key(folder.resolve(LOCK));
    this.log = log;
    this.db = db;
    this.turns = db.treeMap("turns", Serializer.STRING, Serializer.BYTE_ARRAY).createOrOpen();
  }

  static SessionStore open(Path folder, Consumer<String> notice) {
    try {
      Files.createDirectories(folder);
      FileChannel lock = lock(folder);
      try {
        SessionLog log = SessionLog.open(folder.resolve(LOG));
        MapDbSessionStore store =
            new MapDbSessionStore(folder, notice, lock, log, tree(folder, log.size()));
        if (store.turns.isEmpty()) {
          log.replay((session, turn) -> store.index(new SessionId(session), turn));
        }
        return store;
      } catch (IOException | RuntimeException e) {
        lock.close();
        throw e;
      }
    } catch (IOException e) {
      throw failure(folder, e);
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

  /** The tree as it was closed, or an empty one. */
  private static DB tree(Path folder, long logSize) throws IOException {
    Path file = folder.resolve(TREE);
    Path closed = folder.resolve(CLOSED);
    boolean whole =
        Files.isRegularFile(file)
            && Files.isRegularFile(closed)
            && Files.readString(closed).strip().equals(Long.toString(logSize));
    Files.deleteIfExists(closed);
    if (whole) {
      try {
        return make(file);
      } catch (RuntimeException | AssertionError e) {
        System.getLogger(MapDbSessionStore.class.getName())
            .log(System.Logger.Level.DEBUG, "The tree is made anew.", e);
      }
    }
    Files.deleteIfExists(file);
    return make(file);
  }

  private static DB make(Path file) {
    return DBMaker.fileDB(file.toFile()).fileChannelEnable().fileLockDisable().make();
  }

  private static StoreException failure(Path folder, IOException e) {
    String why =
        e instanceof FileSystemException || e.getMessage() == null ? "" : ": " + e.getMessage();
    return new StoreException(
        "The sessions in ("
            + folder.resolve(LOG)
            + ") cannot be used"
            + why
            + ".\nMaybe the file is damaged, the disk full or the folder read-only; move the file away to begin anew, or choose another folder with --home.",
        e);
  }

  private void index(SessionId session, byte[] turn) {
    turns.put(key(session, StoredTurn.read(turn).number()), turn);
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
    byte[] stored = StoredTurn.write(turn);
    try {
      restore();
      log.append(session.value(), stored);
    } catch (IOException e) {
      throw failure(folder, e);
    }
    turns.put(key(session, turn.number()), stored);
    recent.put(session, turn.after(before));
  }

  @Override
  public List<SessionTurn> turns(SessionId session) {
    return of(session).values().stream().map(StoredTurn::read).toList();
  }

  @Override
  public synchronized void erase(SessionId session) {
    try {
      restore();
      log.erase(session.value());
    } catch (IOException e) {
      throw failure(folder, e);
    }
    of(session).clear();
    recent.remove(session);
    erased = true;
  }

  @Override
  public synchronized void close() {
    if (db.isClosed()) {
      return;
    }
    try {
      db.close();
      if (erased) {
        // A tree keeps the bytes of what was taken out of it.
        Files.deleteIfExists(folder.resolve(TREE));
      } else {
        Files.writeString(folder.resolve(CLOSED), Long.toString(log.size()));
      }
      log.close();
      lock.close();
    } catch (IOException e) {
      throw failure(folder, e);
    }
  }

  /** What somebody deleted meanwhile is made anew, with everything that was in it, and told. */
  private void restore() throws IOException {
    if (log.isThere()) {
      return;
    }
    Files.createDirectories(folder);
    relock();
    if (Files.exists(folder.resolve(LOG))) {
      throw new StoreException(
          "Other sessions lie in ("
              + folder
              + ") now.\nEnd this conversation, and begin it again.");
    }
    log.restore();
    erased = true;
    notice.accept(
        "The sessions in ("
            + folder
            + ") were deleted meanwhile; they are written anew, with all turns.");
  }

  /** Nobody else has what we have locked, but may have what lies in its place. */
  private void relock() throws IOException {
    if (!Objects.equals(lockKey, SessionLog.key(folder.resolve(LOCK)))) {
      FileChannel before = lock;
      lock = lock(folder);
      lockKey = SessionLog.key(folder.resolve(LOCK));
      before.close();
    }
  }

  private NavigableMap<String, byte[]> of(SessionId session) {
    return turns.subMap(session + "\n", true, session + "\n~", true);
  }

  private static String key(SessionId session, int number) {
    return session + "\n" + String.format(Locale.ROOT, "%09d", number);
  }
}
