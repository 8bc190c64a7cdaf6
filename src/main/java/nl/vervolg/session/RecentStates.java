package nl.vervolg.session;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of the sessions that were used last, so that a turn does not read all before it.
 *
 * @param <S> what is known of one
 */
public final class RecentStates<S> {
  private static final int MOST = 1000;

  private final Map<SessionId, S> states =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SessionId, S> eldest) {
          return size() > MOST;
        }
      };

  /** What is known of a session. */
  public synchronized Optional<S> get(SessionId session) {
    return Optional.ofNullable(states.get(session));
  }

  /** Notes it. */
  public synchronized void put(SessionId session, S state) {
    states.put(session, state);
  }

  /** Forgets it. */
  public synchronized void remove(SessionId session) {
    states.remove(session);
  }
}
