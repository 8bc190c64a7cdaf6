package nl.vervolg.conversation;

import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionTurn;

/**
 * A turn from end to end.
 *
 * @param before what was remembered of the conversation
 * @param said what was said, as it was read
 * @param usual the language of words that have none of their own
 * @param reply what comes back
 * @param kept what later turns depend on
 */
public record AnsweredTurn(
    DialogueState before, String said, Language usual, Reply reply, SessionTurn kept) {}
