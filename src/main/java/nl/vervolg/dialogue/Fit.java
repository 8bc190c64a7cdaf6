package nl.vervolg.dialogue;

/** What the two sides of a {@link Parallel} have in common; the closest first. */
public enum Fit {
  /** They belong to the same column. */
  COLUMN,
  /** The same word leads to them. */
  FORM,
  /** They are of the same kind. */
  KIND
}
