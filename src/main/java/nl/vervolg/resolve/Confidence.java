package nl.vervolg.resolve;

import java.util.List;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.ConfidenceTable;

/** Turns what rules commit to and how words matched into a number between 0 and 1. */
public final class Confidence {
  private Confidence() {}

  /**
   * How sure a reading is.
   *
   * @param pattern its outside name
   * @param mentions what the turn names
   */
  public static double of(
      ConfidenceTable table, String pattern, Strength strength, List<Mention> mentions) {
    double confidence = table.of(pattern, strength);
    for (Mention mention : mentions) {
      if (mention.reading() == 0) {
        confidence *= table.factor(mention.evidence());
      }
    }
    return confidence;
  }
}
