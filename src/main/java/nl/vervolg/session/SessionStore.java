package nl.vervolg.session;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import nl.vervolg.dialogue.DialogueState;

/** Conversations by name. Safe for use by many threads of one process. */
public interface SessionStore extends AutoCloseable {

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
   * @param notice is told what somebody did to the files while the store is open, and what came of
   *     it
   */
  static SessionStore open(Path folder, Consumer<String> notice) {
    return MapDbSessionStore.open(folder, notice);
  }

  /** A store that forgets when the process ends. */
  static SessionStore inMemory() {
    return new InMemorySessionStore();
  }

  /** What is remembered of a session; the empty state for one that has not begun. */
  DialogueState load(SessionId session);

  /** Notes a turn; on disk when this returns. */
  void append(SessionId session, SessionTurn turn);

  /** The turns of a session, oldest first. */
  List<SessionTurn> turns(SessionId session);

  /** Forgets a session: its turns cannot be read any more. */
  void erase(SessionId session);

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
