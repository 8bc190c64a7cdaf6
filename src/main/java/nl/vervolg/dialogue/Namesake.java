package nl.vervolg.dialogue;

/**
 * Another thing with the name of what fills a slot of the question before: the province Utrecht for
 * the town Utrecht.
 *
 * @param of the slot of that question
 * @param slot the slot that the namesake would fill
 * @param level see {@link Mention#level()}
 * @param value the namesake
 */
public record Namesake(SlotName of, SlotName slot, int level, SlotValue value) {}
