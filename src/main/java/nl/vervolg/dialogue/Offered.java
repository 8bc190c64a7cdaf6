package nl.vervolg.dialogue;

/**
 * By what an {@link Offer} differs from the others that were made with it.
 *
 * @param rank position of the offer, from 1
 * @param fromEnd the same from the end
 * @param slot the slot that is filled otherwise
 * @param role what that slot is for
 * @param value its filler
 */
public record Offered(int rank, int fromEnd, SlotName slot, Role role, SlotValue value) {}
