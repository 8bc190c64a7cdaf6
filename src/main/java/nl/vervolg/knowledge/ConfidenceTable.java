package nl.vervolg.knowledge;

import java.util.Map;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Strength;

/**
 * How sure a reading is, by its pattern, by how far its rule commits itself and by how its words
 * matched: measured on labelled cases, or the usual figures where nothing was measured.
 *
 * @param threshold the confidence under which a reading is asked back, for patterns without their
 *     own
 * @param patterns what was measured, by the outside name of a pattern
 * @param evidence what remains of a confidence when words matched in that way
 */
public record ConfidenceTable(
    double threshold, Map<String, OfPattern> patterns, Map<Evidence, OfEvidence> evidence) {
  /** The file in the folder of a domain. */
  public static final String FILE = "confidence.yaml";

  /** The pattern of a question that needs nothing from before. */
  public static final String SELF_CONTAINED = "self_contained";

  /** The pattern of a question with which, as the user said, a new subject begins. */
  public static final String TOPIC_SWITCH = "topic_switch";

  /** A question back is better than an answer that is wrong more often than three times in ten. */
  public static final double USUAL_THRESHOLD = 0.7;

  /** The figures where nothing was measured. */
  public static final ConfidenceTable USUAL =
      new ConfidenceTable(USUAL_THRESHOLD, Map.of(), Map.of());

  /** Asks nothing back for lack of confidence: every reading that rules let stand is seen. */
  public static final ConfidenceTable UNASKED = new ConfidenceTable(0, Map.of(), Map.of());

  /**
   * Labelled cases that ended in one way.
   *
   * @param n their number
   * @param right those that were understood as labelled
   * @param precision the share of right ones to expect in other cases
   */
  public record Measured(int n, int right, double precision) {}

  /**
   * A pattern.
   *
   * @param all all its cases
   * @param threshold the confidence under which it is asked back
   * @param strengths its cases by how far the rule committed itself
   */
  public record OfPattern(Measured all, double threshold, Map<Strength, Measured> strengths) {
    /** Copies the map. */
    public OfPattern {
      strengths = Ordered.copy(strengths);
    }
  }

  /**
   * A way in which words match.
   *
   * @param n cases in which it was the least sure way
   * @param right those that were understood as labelled
   * @param factor what remains of the confidence
   */
  public record OfEvidence(int n, int right, double factor) {}

  /** Copies the maps. */
  public ConfidenceTable {
    patterns = Ordered.copy(patterns);
    evidence = Ordered.copy(evidence);
  }

  /**
   * How sure a reading is whose words are labels. A weak reading is never lifted above the usual
   * figure: that it is better asked back is what its author decided.
   */
  public double of(String pattern, Strength strength) {
    OfPattern known = patterns.get(pattern);
    Measured measured = known == null ? null : known.strengths().get(strength);
    if (measured == null) {
      return usual(strength);
    }
    return strength == Strength.WEAK
        ? Math.min(usual(strength), measured.precision())
        : measured.precision();
  }

  /** What remains of a confidence when words matched in that way. */
  public double factor(Evidence way) {
    OfEvidence measured = evidence.get(way);
    return measured == null ? usual(way) : measured.factor();
  }

  /** The confidence under which a reading of that pattern is asked back. */
  public double threshold(String pattern) {
    OfPattern known = patterns.get(pattern);
    return known == null ? threshold : known.threshold();
  }

  /** The figure where nothing was measured. */
  public static double usual(Strength strength) {
    return switch (strength) {
      case STRONG -> 0.97;
      case NORMAL -> 0.92;
      case WEAK -> 0.5;
    };
  }

  /** The figure where nothing was measured. */
  public static double usual(Evidence way) {
    return switch (way) {
      case LABEL, DERIVED -> 1;
      case OPEN -> 0.97;
      case TYPO -> 0.93;
    };
  }
}
