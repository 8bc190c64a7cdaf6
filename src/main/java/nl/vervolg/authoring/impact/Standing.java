package nl.vervolg.authoring.impact;

/** What a change means for what somebody accepted. */
public enum Standing {
  /** An accepted dialogue does not end as written any more, or one of a new rule does not yet. */
  BROKEN,
  /** An accepted dialogue that did not end as written does so now. */
  MENDED,
  /** A dialogue of a rule ends otherwise, as the author of the edit wrote beside the rule. */
  REWRITTEN,
  /** Nobody said how it should end. */
  OPEN
}
