package nl.vervolg.dialogue;

/**
 * Words of the utterance that can stand for a value of a slot. One span may carry several mentions:
 * its readings.
 *
 * @param span the words
 * @param slot the slot that the value would fill
 * @param role what that slot is for
 * @param level within a role: 1 is the narrowest (town), larger is wider; 0 where levels mean
 *     nothing
 * @param value the value
 * @param evidence how the words matched
 * @param reading 0 for the reading that the workspace prefers, then 1, 2, ...
 */
public record Mention(
    Span span,
    SlotName slot,
    Role role,
    int level,
    SlotValue value,
    Evidence evidence,
    int reading) {}
