package nl.vervolg.dialogue;

/**
 * A reading that was offered when it was asked back what a turn means; a reply can pick it.
 *
 * @param base number of the turn that the reading builds on
 * @param proposal the kind of follow-up that it is
 * @param question the complete question that it would be
 */
public record Offer(int base, Proposal proposal, Question question) {}
