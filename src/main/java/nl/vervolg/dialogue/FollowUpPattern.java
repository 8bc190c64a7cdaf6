package nl.vervolg.dialogue;

import java.util.Locale;

/**
 * Kinds of follow-up. The workspace names {@link #SLOT_SWAP} by the role that is swapped, such as
 * {@code location_swap}.
 */
public enum FollowUpPattern {
  /** The user sets the last turn right. */
  CORRECTION,
  /** An earlier question is taken up again. */
  RETURN_TO_EARLIER,
  /** A condition is turned round. */
  NEGATION,
  /** More about one thing. */
  DETAIL_REQUEST,
  /** "The second": a row by its position. */
  ORDINAL_REFERENCE,
  /** "It", "there": a thing or place that was spoken of. */
  PRONOUN_REFERENCE,
  /** A restriction is lifted or loosened. */
  WIDENING,
  /** Slots of two roles change at once. */
  MULTI_SWAP,
  /** A slot of one role changes. */
  SLOT_SWAP,
  /** A condition is added. */
  IMPLICIT_CONTINUATION,
  /** From a count to a list or back. */
  QUANTIFIER_CHANGE;

  private final String label = name().toLowerCase(Locale.ROOT);

  /** The name that the outside sees, unless the workspace has its own. */
  public String label() {
    return label;
  }
}
