package nl.vervolg.dialogue;

/**
 * A larger thing that what fills a slot of the question before lies in: the province of a town.
 *
 * @param of the slot of that question
 * @param slot the slot that the larger thing would fill
 * @param level see {@link Mention#level()}
 * @param value the larger thing
 */
public record Container(SlotName of, SlotName slot, int level, SlotValue value) {}
