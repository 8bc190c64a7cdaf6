package nl.vervolg.dialogue;

import java.util.Comparator;

/**
 * Concluded by {@code rules/patterns/}: which kind of follow-up the turn is. Its effect is the sum
 * of the {@link Edit} facts.
 *
 * @param pattern the kind
 * @param role the role that changes, for {@link FollowUpPattern#SLOT_SWAP}
 * @param strength how far the rule commits itself
 */
public record Proposal(FollowUpPattern pattern, Role role, Strength strength) {
  /** The strongest first; of equally strong ones the order of the patterns decides. */
  public static final Comparator<Proposal> BEST_FIRST =
      Comparator.comparing(Proposal::strength)
          .thenComparing(Proposal::pattern)
          .thenComparing(Proposal::role);

  /** A kind that needs no role. */
  public Proposal(FollowUpPattern pattern, Strength strength) {
    this(pattern, Role.POLARITY, strength);
  }
}
