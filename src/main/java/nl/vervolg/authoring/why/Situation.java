package nl.vervolg.authoring.why;

import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.resolve.Trace;

/**
 * A conversation whose last turn is decided.
 *
 * @param talk the conversation
 * @param before what is remembered before its last turn
 * @param turn the last turn
 * @param trace what its rules read and concluded
 */
public record Situation(Talk talk, DialogueState before, ResolvedTurn turn, Trace trace) {
  /** True when a rule fired on the last turn. */
  public boolean fired(String rule) {
    return trace.firings().stream().anyMatch(firing -> firing.rule().id().equals(rule));
  }
}
