package nl.vervolg.evaluation;

/**
 * How a turn was resolved, seen against its labels.
 *
 * @param semantic follow-up or not, intent and slots are right
 * @param surface the complete question is one of the accepted wordings
 * @param pattern the pattern is one of the accepted ones
 */
public record Judgement(boolean semantic, boolean surface, boolean pattern) {
  /** Nothing is right. */
  static final Judgement NOTHING = new Judgement(false, false, false);

  /** All is right, and it was not asked back. */
  public boolean exact(Given given) {
    return semantic && surface && (given.decided() || given.aside());
  }
}
