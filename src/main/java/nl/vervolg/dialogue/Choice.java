package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/scope/}: the turn replies to the question that was asked back, and
 * picks the reading of this rank. A turn that picks several readings picks none.
 */
public record Choice(int rank) {}
