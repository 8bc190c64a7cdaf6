package nl.vervolg.authoring.why.change;

import nl.vervolg.authoring.why.Situation;

/**
 * A change of a conversation that does what was wanted; it was decided.
 *
 * @param words how many words are other, more or fewer
 * @param lastTurnOnly only the last turn is changed
 * @param after the changed conversation
 */
public record Change(int words, boolean lastTurnOnly, Situation after) {}
