package nl.vervolg.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import nl.vervolg.dialogue.DialogueState;

/** Sessions that end with the process. */
final class InMemorySessionStore implements SessionStore {
  private final Map<SessionId, List<SessionTurn>> sessions = new ConcurrentHashMap<>();
  private final Map<SessionId, DialogueState> states = new ConcurrentHashMap<>();

  @Override
  public DialogueState load(SessionId session) {
    return states.getOrDefault(session, DialogueState.EMPTY);
  }

  @Override
  public synchronized void append(SessionId session, SessionTurn turn) {
    sessions.computeIfAbsent(session, id -> new ArrayList<>()).add(turn);
    states.put(session, turn.after(load(session)));
  }

  @Override
  public synchronized List<SessionTurn> turns(SessionId session) {
    return List.copyOf(sessions.getOrDefault(session, List.of()));
  }

  @Override
  public synchronized void erase(SessionId session) {
    sessions.remove(session);
    states.remove(session);
  }

  @Override
  public void close() {
    // Nothing is held.
  }
}
