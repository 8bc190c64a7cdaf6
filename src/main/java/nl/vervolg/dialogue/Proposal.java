package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/patterns/}: which kind of follow-up the turn is. Its effect is the sum
 * of the {@link Edit} facts.
 *
 * @param pattern the kind
 * @param role the role that changes, for {@link FollowUpPattern#SLOT_SWAP}
 * @param strength how far the rule commits itself
 */
public record Proposal(FollowUpPattern pattern, Role role, Strength strength) {
  /** A kind that needs no role. */
  public Proposal(FollowUpPattern pattern, Strength strength) {
    this(pattern, Role.POLARITY, strength);
  }
}
