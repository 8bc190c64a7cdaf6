package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/scope/}: the turn goes back to an earlier question, which then takes
 * the place of the last one.
 */
public record Return(int turn) {}
