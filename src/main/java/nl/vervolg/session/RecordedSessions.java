package nl.vervolg.session;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.home.Hindrance;
import nl.vervolg.home.SteadyFile;
import org.jspecify.annotations.Nullable;

/**
 * The turns that a store has kept, to be read again, also while a conversation is going on: it
 * takes no lock and writes nothing. It checks what the store checks; a record at the end that is
 * cut off, or still being written, is left out. Turns are read one by one: what is held is where
 * each begins.
 */
public final class RecordedSessions implements AutoCloseable {
  private final Path file;
  private final @Nullable LogRecords records;
  private final Map<SessionId, Places> sessions = new LinkedHashMap<>();

  /** Takes a turn, with the state of its conversation before it. */
  public interface Reader {
    /** One turn. */
    void turn(SessionId session, DialogueState before, SessionTurn turn);
  }

  /** Where the turns of a session begin. */
  private static final class Places {
    private long[] at = new long[4];
    private int size;

    void add(long place) {
      at = size == at.length ? Arrays.copyOf(at, 2 * size) : at;
      at[size++] = place;
    }
  }

  private RecordedSessions(Path file, @Nullable LogRecords records) {
    this.file = file;
    this.records = records;
  }

  /**
   * Looks through what is kept in the folder of a store; a store that never was has no turns.
   *
   * @throws SessionStore.StoreException when the file cannot be read or is damaged
   */
  public static RecordedSessions open(Path folder) {
    Path file = folder.resolve(StoreFiles.LOG);
    if (!Files.exists(file)) {
      return new RecordedSessions(file, null);
    }
    try {
      LogRecords records = new LogRecords(SteadyFile.toRead(file));
      RecordedSessions sessions = new RecordedSessions(file, records);
      try {
        sessions.look(records);
        return sessions;
      } catch (IOException | RuntimeException e) {
        sessions.close();
        throw e;
      }
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  private void look(LogRecords log) throws IOException {
    log.begun();
    try {
      log.each(log.file().size(), this::note);
    } catch (EOFException e) {
      // The store has just set aside what was cut off.
      System.getLogger(RecordedSessions.class.getName())
          .log(System.Logger.Level.DEBUG, "The log became shorter.", e);
    }
  }

  private void note(String session, byte[] turn, long at) {
    if (turn.length == 0) {
      sessions.remove(new SessionId(session));
    } else {
      sessions.computeIfAbsent(new SessionId(session), id -> new Places()).add(at);
    }
  }

  /** Number of sessions. */
  public int sessions() {
    return sessions.size();
  }

  /** Number of turns of all sessions. */
  public long turns() {
    return sessions.values().stream().mapToLong(places -> places.size).sum();
  }

  /**
   * Reads all turns: session by session, as they began, and the turns of each in order.
   *
   * @throws SessionStore.StoreException when the file cannot be read any more
   */
  public void forEach(Reader reader) {
    sessions.forEach(
        (session, places) -> {
          DialogueState state = DialogueState.EMPTY;
          for (int i = 0; i < places.size; i++) {
            SessionTurn turn = StoredTurn.read(bytes(places.at[i]));
            state = turn.number() == 1 ? DialogueState.EMPTY : state;
            reader.turn(session, state, turn);
            state = turn.after(state);
          }
        });
  }

  private byte[] bytes(long at) {
    try {
      if (records == null) {
        throw new IOException("nothing is kept");
      }
      return records.turn(at);
    } catch (IOException e) {
      throw failure(file, e);
    }
  }

  private static SessionStore.StoreException failure(Path file, IOException e) {
    return new SessionStore.StoreException(
        "The sessions in ("
            + file
            + ") cannot be read"
            + Hindrance.of(file, e)
                .map(Hindrance::text)
                .orElseGet(
                    () ->
                        (e.getMessage() == null ? "" : ": " + e.getMessage())
                            + ".\nChoose another folder with --home."),
        e);
  }

  @Override
  public void close() {
    try {
      if (records != null) {
        records.file().close();
      }
    } catch (IOException e) {
      throw failure(file, e);
    }
  }
}
