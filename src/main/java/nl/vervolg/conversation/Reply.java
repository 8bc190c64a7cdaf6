package nl.vervolg.conversation;

import java.util.Optional;
import nl.vervolg.answer.Answer;

/**
 * What comes back for a turn.
 *
 * @param conversation name of the conversation
 * @param number position of the turn in it, from 1
 * @param turn the turn after stages 1 to 3
 * @param text what the user reads: the answer, a question back, or why there is none
 * @param answer the answer; none where the turn got none
 * @param template the template that answered it, or empty
 * @param query the query as it was run, or empty
 * @param retrieval the rows come from keyword search instead of the query
 * @param remembered the turn left a question that later turns can follow
 */
public record Reply(
    String conversation,
    int number,
    ResolvedTurn turn,
    String text,
    Optional<Answer> answer,
    String template,
    String query,
    boolean retrieval,
    boolean remembered) {}
