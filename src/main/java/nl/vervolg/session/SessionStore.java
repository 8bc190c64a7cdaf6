package nl.vervolg.session;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import nl.vervolg.dialogue.DialogueState;

/**
 * Conversations by name. Safe for use by many threads; turns of one session come one after another,
 * which the caller sees to within a process, and the store between processes.
 */
public interface SessionStore extends AutoCloseable {
  /** Where a turn has no record beside the store. */
  Recording NO_RECORD = () -> 0;

  /**
   * Opens the store of a folder.
   *
   * @throws StoreException when the folder cannot be used or another process has the store
   */
  static SessionStore open(Path folder) {
    return open(folder, sentence -> {});
  }

  /**
   * The same.
   *
   * @param notice is told what somebody did to the files, and what came of it
   */
  static SessionStore open(Path folder, Consumer<String> notice) {
    return open(folder, TurnHistory.NONE, SessionSettings.usual(Clock.systemUTC()).telling(notice));
  }

  /**
   * The same.
   *
   * @param history keeps the turns for good; what the store lacks is taken from there
   */
  static SessionStore open(Path folder, TurnHistory history, SessionSettings settings) {
    return MapDbSessionStore.open(folder, history, settings);
  }

  /**
   * The sessions of a folder as they are now, for who may not write it: nothing is locked or
   * written.
   *
   * @throws StoreException when the folder cannot be read
   */
  static SessionStore toRead(Path folder, TurnHistory history, SessionSettings settings) {
    return StoreForecast.all(folder, history, settings);
  }

  /**
   * Records that have to be in the history of the store of a folder; the folder is only read.
   *
   * @throws StoreException when the folder cannot be read
   */
  static List<TurnHistory.Mark> marks(Path folder) {
    try {
      return Checkpoint.read(folder).marks();
    } catch (IOException e) {
      throw StoreFiles.failure(folder, e);
    }
  }

  /** A store that forgets when the process ends. */
  static SessionStore inMemory() {
    return new InMemorySessionStore();
  }

  /** Keeps the record of a turn. */
  interface Recording {
    /**
     * Keeps the record, which is as durable as was chosen when this returns.
     *
     * @return its number; 0 where nothing is kept
     */
    long record();
  }

  /** Where a store keeps its sessions. */
  enum Place {
    /** In the memory of the process: with it they end. */
    PROCESS,
    /** In a folder of this machine. */
    HOME,
    /** On a server that other processes and machines use as well. */
    SERVER
  }

  /** Where the sessions are. */
  Place place();

  /** What is remembered of a session; the empty state for one that has not begun. */
  DialogueState load(SessionId session);

  /**
   * Notes a turn, and keeps its record. Where one fails nothing is noted; a record can be left then
   * of a turn that nobody was answered.
   *
   * @param recording keeps the turn for good and gives the number of its record; 0 where nobody
   *     does, then the store itself sees to it that the turn is on disk when this returns
   * @return false where the turn does not follow on the last one that is noted: another process was
   *     quicker, and nothing was noted or kept
   */
  boolean append(SessionId session, SessionTurn turn, Recording recording);

  /** Notes a turn that has no record elsewhere. */
  default boolean append(SessionId session, SessionTurn turn) {
    return append(session, turn, NO_RECORD);
  }

  /** The turns of a session, oldest first. */
  List<SessionTurn> turns(SessionId session);

  /** The sessions that are kept, by name. */
  List<KeptSession> list();

  /**
   * Forgets a session: its turns cannot be read any more.
   *
   * @param recording tells elsewhere that it ended, before it does
   */
  void erase(SessionId session, Recording recording);

  /** Forgets a session of which nothing is recorded elsewhere. */
  default void erase(SessionId session) {
    erase(session, NO_RECORD);
  }

  @Override
  void close();

  /** The store cannot be used, with what to do. */
  final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Says what is wrong and what to do. */
    public StoreException(String message, Throwable cause) {
      super(message, cause);
    }

    /** Says what is wrong and what to do. */
    public StoreException(String message) {
      super(message);
    }
  }
}
