package nl.vervolg.problem;

/** How much a problem matters. */
public enum Severity {
  /** The file cannot be used. */
  ERROR,
  /** The file works, and somebody will be surprised by it. */
  WARNING,
  /** Worth knowing. */
  NOTE
}
