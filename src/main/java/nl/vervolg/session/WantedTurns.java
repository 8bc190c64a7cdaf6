package nl.vervolg.session;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which turns of a history a store takes that does not have them: the rule for the store, and for
 * who tells what it would have.
 */
final class WantedTurns {
  private final Consumer<String> notice;

  /**
   * Of which the first turn came by: another first one begins them anew, also with the same words.
   */
  private final Set<SessionId> begun = new HashSet<>();

  /** Of which turns are missing, with the number of the last turn that was left out for that. */
  private final Map<SessionId, Integer> cut = new HashMap<>();

  private boolean gaps;

  WantedTurns(Consumer<String> notice) {
    this.notice = notice;
  }

  /**
   * True where the store takes a turn.
   *
   * @param turns how many turns of the session it has
   * @param there whether it has the same turn under this number
   */
  boolean takes(SessionId session, int number, int turns, boolean there) {
    if (number == 1) {
      cut.remove(session);
      return !begun.add(session) || !there;
    }
    return !there && follows(session, number, turns);
  }

  /**
   * Behind a gap a conversation does not go on without what was said in the middle of it; what is
   * left out may be of another one. Numbers rise in a conversation: a lower one that fits came when
   * the store went on with what it had.
   */
  private boolean follows(SessionId session, int number, int turns) {
    boolean fits = number == turns + 1;
    Integer left = cut.get(session);
    if (left == null && (fits || !gaps)) {
      return true;
    }
    if (left != null && fits && number <= left) {
      cut.remove(session);
      return true;
    }
    if (left == null) {
      notice.accept(
          "The conversation ("
              + session
              + ") has "
              + turns
              + " of its turns here: what was said then cannot be read, and later turns do not follow on it.");
    }
    cut.put(session, number);
    return false;
  }

  void ended(SessionId session) {
    cut.remove(session);
  }

  void gap() {
    gaps = true;
    cut.replaceAll((session, left) -> 0);
  }
}
