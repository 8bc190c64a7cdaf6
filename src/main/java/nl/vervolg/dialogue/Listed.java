package nl.vervolg.dialogue;

/**
 * The last question asked for facts on one thing; before it, things were asked for.
 *
 * @param turn the last turn that asked for things: a list, a count or a superlative
 */
public record Listed(int turn) {}
