package nl.vervolg.session;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import nl.vervolg.dialogue.DialogueState;

/** Sessions that end with the process. */
final class InMemorySessionStore implements SessionStore {
  private final Clock clock = Clock.systemUTC();
  private final NavigableMap<String, Session> sessions = new TreeMap<>();

  /** What is held of a session. */
  private static final class Session {
    private final List<SessionTurn> turns = new ArrayList<>();
    private DialogueState state = DialogueState.EMPTY;
    private Instant last = Instant.EPOCH;
  }

  @Override
  public Place place() {
    return Place.PROCESS;
  }

  @Override
  public synchronized DialogueState load(SessionId session) {
    Session known = sessions.get(session.value());
    return known == null ? DialogueState.EMPTY : known.state;
  }

  @Override
  public boolean append(SessionId session, SessionTurn turn, Recording recording) {
    if (load(session).asked() != turn.number() - 1) {
      return false;
    }
    recording.record();
    note(session, turn);
    return true;
  }

  private synchronized void note(SessionId session, SessionTurn turn) {
    Session known = sessions.computeIfAbsent(session.value(), name -> new Session());
    known.turns.add(turn);
    known.state = turn.after(known.state);
    known.last = clock.instant();
  }

  @Override
  public synchronized List<SessionTurn> turns(SessionId session) {
    Session known = sessions.get(session.value());
    return known == null ? List.of() : List.copyOf(known.turns);
  }

  @Override
  public synchronized List<KeptSession> list() {
    List<KeptSession> all = new ArrayList<>();
    sessions.forEach(
        (name, session) ->
            all.add(new KeptSession(new SessionId(name), session.turns.size(), session.last)));
    return all;
  }

  @Override
  public synchronized void erase(SessionId session, Recording recording) {
    recording.record();
    sessions.remove(session.value());
  }

  @Override
  public void close() {
    // Nothing is held.
  }
}
