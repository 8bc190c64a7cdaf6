package nl.vervolg.evaluation;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.ConfidenceTable;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.understand.Understanding;

/**
 * One reading that rules let stand, and whether it was right.
 *
 * @param pattern its outside name
 * @param strength how far the rule committed itself
 * @param mentions what the turn names
 * @param right it is as labelled
 */
public record Observation(
    String pattern, Strength strength, List<Mention> mentions, boolean right) {
  private static final Comparator<Evidence> LEAST_SURE =
      Comparator.<Evidence>comparingDouble(ConfidenceTable::usual).thenComparing(Evidence::ordinal);

  /** Copies the list. */
  public Observation {
    mentions = List.copyOf(mentions);
  }

  /** The reading of a turn; none where the turn was declined or asked back. */
  public static Optional<Observation> of(
      Resolution resolution, Understanding turn, Domain domain, boolean right) {
    if (resolution instanceof Resolution.Resolved resolved) {
      return Optional.of(
          new Observation(
              domain.pattern(resolved.proposal()),
              resolved.proposal().strength(),
              turn.mentions(),
              right));
    }
    return resolution instanceof Resolution.Standalone alone
        ? Optional.of(new Observation(alone.pattern(), Strength.STRONG, turn.mentions(), right))
        : Optional.empty();
  }

  /** The least sure way in which words matched; none where nothing is named. */
  Optional<Evidence> evidence() {
    return mentions.stream()
        .filter(mention -> mention.reading() == 0)
        .map(Mention::evidence)
        .min(LEAST_SURE);
  }
}
