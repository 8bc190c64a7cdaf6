package nl.vervolg.session.redis;

import java.util.List;
import nl.vervolg.dialogue.DialogueState;

/**
 * What this process knows of a session.
 *
 * @param turns number of its turns
 * @param token of the last one; empty where there is none
 * @param state what they leave
 */
record Known(int turns, String token, DialogueState state) {
  static final Known NOTHING = new Known(0, "", DialogueState.EMPTY);

  /** With the turns that follow. */
  Known with(List<Entry> following) {
    Known all = this;
    for (Entry entry : following) {
      all = new Known(all.turns + 1, entry.token(), entry.turn().after(all.state));
    }
    return all;
  }
}
