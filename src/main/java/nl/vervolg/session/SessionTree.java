package nl.vervolg.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.home.OwnFiles;
import nl.vervolg.home.Uninterrupted;
import org.mapdb.BTreeMap;
import org.mapdb.DB;
import org.mapdb.DBException;
import org.mapdb.DBMaker;
import org.mapdb.Serializer;

/**
 * The turns of all sessions in MapDB: one key a turn, so that a turn costs the same however long
 * the session, and a line for each session. It can be made again from the log, so nothing of it is
 * ever forced to disk.
 */
final class SessionTree implements AutoCloseable {
  private final Path file;
  private final DB db;

  /** By session and number of the turn. */
  private final BTreeMap<String, byte[]> turns;

  /** By session: the number of its turns, and the time of the last in milliseconds. */
  private final BTreeMap<String, long[]> sessions;

  private boolean broken;

  private SessionTree(Path file, DB db) {
    this.file = file;
    this.db = db;
    this.turns = db.treeMap("turns", Serializer.STRING, Serializer.BYTE_ARRAY).createOrOpen();
    this.sessions = db.treeMap("sessions", Serializer.STRING, Serializer.LONG_ARRAY).createOrOpen();
  }

  /** The tree in a file, which is made where it is not there. */
  static SessionTree open(Path file) throws IOException {
    try {
      SessionTree tree = Uninterrupted.later(() -> new SessionTree(file, db(file)));
      // MapDB makes files that everybody can read, and takes none that is there and empty.
      OwnFiles.narrow(file);
      return tree;
    } catch (RuntimeException e) {
      throw new IOException("(" + file + ") cannot be opened", e);
    }
  }

  private static DB db(Path file) {
    return DBMaker.fileDB(file.toFile()).fileChannelEnable().fileLockDisable().make();
  }

  /**
   * Notes a turn; the first one begins a session anew.
   *
   * @throws IOException when the file cannot be written; the tree is broken then
   */
  void put(SessionId session, StoredTurn.Kept turn, byte[] bytes) throws IOException {
    change(
        () -> {
          if (turn.turn().number() == 1) {
            take(session);
          }
          note(session, turn, bytes);
        });
  }

  private void note(SessionId session, StoredTurn.Kept turn, byte[] bytes) {
    boolean more = turns.put(key(session, turn.turn().number()), bytes) == null;
    long[] line = sessions.getOrDefault(session.value(), new long[2]);
    // A clock that went backwards makes no session older.
    long last = Math.max(line[1], turn.at().toEpochMilli());
    sessions.put(session.value(), new long[] {line[0] + (more ? 1 : 0), last});
  }

  /**
   * Takes a session out; the bytes may stay in the file.
   *
   * @throws IOException when the file cannot be written; the tree is broken then
   */
  void remove(SessionId session) throws IOException {
    change(() -> take(session));
  }

  private void take(SessionId session) {
    if (sessions.remove(session.value()) != null) {
      of(session).clear();
    }
  }

  /** MapDB may leave half a change behind. */
  private void change(Runnable step) throws IOException {
    if (broken) {
      throw new IOException("it could not be written before");
    }
    try {
      Uninterrupted.later(
          () -> {
            step.run();
            return true;
          });
    } catch (RuntimeException e) {
      broken = true;
      throw new IOException("(" + file + ") cannot be written", e);
    }
  }

  /** A file that is not what was written shows in any way. */
  private <T> T reading(Supplier<T> step) {
    try {
      return Uninterrupted.later(step);
    } catch (SessionStore.StoreException e) {
      throw e;
    } catch (RuntimeException e) {
      broken = true;
      throw new SessionStore.StoreException(
          "The sessions cannot be read: ("
              + file
              + ") is damaged.\nIt is made anew from the log the next time: do the same once more.",
          e);
    }
  }

  /** True for a tree that is to be made anew from the log. */
  boolean broken() {
    return broken;
  }

  /** The turns of a session, as bytes, oldest first. */
  private NavigableMap<String, byte[]> of(SessionId session) {
    return turns.subMap(session + "\n", true, session + "\n~", true);
  }

  /** The turns of a session, oldest first. */
  List<SessionTurn> all(SessionId session) {
    return reading(() -> of(session).values().stream().map(StoredTurn::read).toList());
  }

  /** The turn of that number. */
  Optional<SessionTurn> turn(SessionId session, int number) {
    return reading(
        () -> Optional.ofNullable(turns.get(key(session, number))).map(StoredTurn::read));
  }

  /** What is remembered of a session: its last turns are read. */
  DialogueState state(SessionId session) {
    return reading(() -> lastOf(session));
  }

  private DialogueState lastOf(SessionId session) {
    List<SessionTurn> last = new ArrayList<>();
    int left = 0;
    for (byte[] bytes : of(session).descendingMap().values()) {
      SessionTurn turn = StoredTurn.read(bytes);
      last.add(turn);
      left += turn.left().isPresent() ? 1 : 0;
      if (left == DialogueState.MEMORY) {
        break;
      }
    }
    Collections.reverse(last);
    DialogueState state = DialogueState.EMPTY;
    for (SessionTurn turn : last) {
      state = turn.after(state);
    }
    return state;
  }

  /** The line of a session. */
  Optional<KeptSession> find(SessionId session) {
    return reading(
        () -> Optional.ofNullable(sessions.get(session.value())).map(line -> kept(session, line)));
  }

  /** The lines of all sessions, by name. */
  void each(Consumer<KeptSession> reader) {
    reading(
        () -> {
          sessions.forEach((name, line) -> reader.accept(kept(new SessionId(name), line)));
          return true;
        });
  }

  /** All turns, session by session. */
  void eachTurn(BiConsumer<String, byte[]> reader) {
    reading(
        () -> {
          turns.forEach((key, turn) -> reader.accept(key.substring(0, key.indexOf('\n')), turn));
          return true;
        });
  }

  /** Number of sessions. */
  int size() {
    return reading(sessions::size);
  }

  /** Bytes of the turns of a session. */
  long bytes(SessionId session) {
    return reading(() -> of(session).values().stream().mapToLong(turn -> turn.length).sum());
  }

  boolean isClosed() {
    return db.isClosed();
  }

  private static KeptSession kept(SessionId session, long[] line) {
    return new KeptSession(session, (int) line[0], Instant.ofEpochMilli(line[1]));
  }

  private static String key(SessionId session, int number) {
    return session + "\n" + String.format(Locale.ROOT, "%09d", number);
  }

  /** What was written is on disk then; of a broken tree nothing is worth keeping. */
  @Override
  public void close() {
    if (db.isClosed()) {
      return;
    }
    try {
      Uninterrupted.later(
          () -> {
            db.close();
            return true;
          });
      OwnFiles.force(file);
    } catch (DBException | IOException e) {
      broken = true;
      System.getLogger(SessionTree.class.getName())
          .log(System.Logger.Level.DEBUG, "The tree is made anew from the log next time.", e);
    }
  }
}
