package nl.vervolg.dialogue;

/** Which of two questions something stands in. */
public enum Side {
  /** In the question that was asked before. */
  BEFORE,
  /** In what is said now. */
  NOW
}
