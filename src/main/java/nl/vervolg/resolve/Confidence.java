package nl.vervolg.resolve;

import java.util.List;
import nl.vervolg.dialogue.Evidence;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Strength;

/** Turns what rules commit to and how words matched into a number between 0 and 1. */
final class Confidence {
  /** Below this a turn is asked back. */
  static final double THRESHOLD = 0.7;

  private static final double TYPO = 0.93;
  private static final double OPEN = 0.97;

  private Confidence() {}

  static double of(Strength strength, List<Mention> mentions) {
    return base(strength) * evidence(mentions);
  }

  static double ofStandalone(List<Mention> mentions) {
    return base(Strength.STRONG) * evidence(mentions);
  }

  private static double base(Strength strength) {
    return switch (strength) {
      case STRONG -> 0.97;
      case NORMAL -> 0.92;
      case WEAK -> 0.5;
    };
  }

  private static double evidence(List<Mention> mentions) {
    double factor = 1;
    for (Mention mention : mentions) {
      if (mention.reading() == 0) {
        factor *=
            mention.evidence() == Evidence.TYPO
                ? TYPO
                : mention.evidence() == Evidence.OPEN ? OPEN : 1;
      }
    }
    return factor;
  }
}
