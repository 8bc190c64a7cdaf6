package nl.vervolg.dialogue;

/**
 * Values named in this turn were also slots of an earlier question, before the last one.
 *
 * @param turn the turn that shares most of them, the latest of these
 * @param shared how many it shares
 * @param apart a question between it and this turn has nothing of the one before: they are about
 *     different things
 */
public record Earlier(int turn, int shared, boolean apart) {}
