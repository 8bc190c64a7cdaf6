package nl.vervolg.session;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;

/** The states of the sessions that were used last, so that a turn does not read all before it. */
final class RecentStates {
  private static final int MOST = 1000;

  private final Map<SessionId, DialogueState> states =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<SessionId, DialogueState> eldest) {
          return size() > MOST;
        }
      };

  synchronized Optional<DialogueState> get(SessionId session) {
    return Optional.ofNullable(states.get(session));
  }

  synchronized void put(SessionId session, DialogueState state) {
    states.put(session, state);
  }

  synchronized void remove(SessionId session) {
    states.remove(session);
  }
}
