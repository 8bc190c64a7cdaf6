package nl.vervolg.match;

import java.util.List;
import nl.vervolg.dialogue.SlotName;

/**
 * No template answers the question.
 *
 * @param reason why not
 * @param slots the slots that are to blame, sorted; those of the nearest template
 */
public record NoTemplate(Reason reason, List<SlotName> slots) implements Match {
  /** Copies the list. */
  public NoTemplate {
    slots = List.copyOf(slots);
  }

  /** Why there is none. */
  public enum Reason {
    /** No template answers questions of this kind. */
    NO_SUCH_QUESTION,
    /** Filled slots that no template takes together. */
    SLOT_NOT_TAKEN,
    /** Slots without which the question cannot be answered. */
    SLOT_MISSING,
    /** Fillers that the query of the template cannot use. */
    VALUE_NOT_USABLE,
    /** The condition that is negated is not there. */
    NOTHING_TO_NEGATE
  }
}
