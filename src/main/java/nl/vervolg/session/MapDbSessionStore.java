package nl.vervolg.session;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableMap;
import nl.vervolg.dialogue.DialogueState;
import org.mapdb.BTreeMap;
import org.mapdb.DB;
import org.mapdb.DBException;
import org.mapdb.DBMaker;
import org.mapdb.Serializer;

/**
 * Sessions in one MapDB file with a write-ahead log: a turn that was appended is there after any
 * crash of the process. One key a turn, so that a turn costs the same however long the session.
 */
final class MapDbSessionStore implements SessionStore {
  private static final String FILE = "sessions.db";

  private final DB db;
  private final BTreeMap<String, byte[]> turns;

  private MapDbSessionStore(DB db) {
    this.db = db;
    this.turns = db.treeMap("turns", Serializer.STRING, Serializer.BYTE_ARRAY).createOrOpen();
  }

  static SessionStore open(Path folder) {
    Path file = folder.resolve(FILE);
    try {
      Files.createDirectories(folder);
      return new MapDbSessionStore(
          DBMaker.fileDB(file.toFile()).fileChannelEnable().transactionEnable().make());
    } catch (DBException.FileLocked e) {
      throw new StoreException(
          "Another process is using the sessions in ("
              + file
              + ").\nEnd it, or choose another folder with --home.",
          e);
    } catch (DBException e) {
      throw new StoreException(
          "The sessions in ("
              + file
              + ") cannot be opened: "
              + e.getMessage()
              + "\nMaybe the file is damaged or not readable; move it away to begin anew, or choose another folder with --home.",
          e);
    } catch (IOException e) {
      throw new StoreException(
          "The folder ("
              + folder
              + ") cannot be used for sessions: "
              + e.getMessage()
              + "\nMaybe it is read-only; choose another with --home.",
          e);
    }
  }

  @Override
  public DialogueState load(SessionId session) {
    DialogueState state = DialogueState.EMPTY;
    NavigableMap<String, byte[]> recent = of(session).descendingMap();
    List<SessionTurn> last = new ArrayList<>();
    int left = 0;
    for (byte[] stored : recent.values()) {
      SessionTurn turn = StoredTurn.read(stored);
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
    turns.put(key(session, turn.number()), StoredTurn.write(turn));
    db.commit();
  }

  @Override
  public List<SessionTurn> turns(SessionId session) {
    return of(session).values().stream().map(StoredTurn::read).toList();
  }

  @Override
  public synchronized void erase(SessionId session) {
    of(session).clear();
    db.commit();
  }

  @Override
  public synchronized void close() {
    if (!db.isClosed()) {
      db.close();
    }
  }

  private NavigableMap<String, byte[]> of(SessionId session) {
    return turns.subMap(session + "\n", true, session + "\n~", true);
  }

  private static String key(SessionId session, int number) {
    return session + "\n" + String.format(Locale.ROOT, "%09d", number);
  }
}
