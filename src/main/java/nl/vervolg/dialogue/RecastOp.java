package nl.vervolg.dialogue;

/** What happens to the words of a question. */
public enum RecastOp {
  /** Words now take the place of words before. */
  EXCHANGE,
  /** The words before go, with the condition that they stand in. */
  CUT,
  /** The condition now is added to those before. */
  ADD,
  /** The words before are denied. */
  DENY,
  /** The figure before becomes the one after it. */
  RAISE,
  /** The figure before becomes the one before it. */
  LOWER,
  /** What is asked now is asked beside what was asked before. */
  JOIN,
  /** The words now become a description of what was asked before. */
  FILL,
  /** The conditions before hold for what is asked now. */
  CARRY,
  /** A number is asked instead of the things. */
  COUNT,
  /** What was asked before is set against the same for what is named now. */
  COMPARE
}
