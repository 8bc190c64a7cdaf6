package nl.vervolg.session.redis;

import java.util.List;
import nl.vervolg.session.SessionId;

/**
 * Under which keys sessions lie. What is in braces decides where a key lies in a cluster: all at
 * one place, so that one script may change a session and the list of all.
 */
final class Keys {
  /** The names of all sessions, by the time at which they will be forgotten. */
  static final String SESSIONS = "{vervolg}:sessions";

  /** What the keys of turns begin with. */
  static final String TURNS = "{vervolg}:turns:";

  private Keys() {}

  /** The turns of a session, oldest first. */
  static String turns(SessionId session) {
    return TURNS + session.value();
  }

  /** The turns of a session, and all sessions. */
  static List<String> both(SessionId session) {
    return List.of(turns(session), SESSIONS);
  }
}
