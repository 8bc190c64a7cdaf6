package nl.vervolg.authoring.impact;

import nl.vervolg.conversation.TurnResolver;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;

/**
 * A turn that was once said.
 *
 * @param from where it is recorded, for a person: a session and a turn, a file and a line
 * @param before what was remembered of its conversation
 * @param said what was said, cleaned
 * @param usual the language of a conversation that has not begun
 */
public record RecordedTurn(String from, Before before, String said, Language usual) {

  /**
   * The state before a turn, which is the same for both deciders, so that one difference does not
   * bring about the next.
   */
  public interface Before {
    /**
     * The state.
     *
     * @param present the rules of the workspace, for a record that has only what was said
     */
    DialogueState state(TurnResolver present);
  }
}
