package nl.vervolg.dialogue;

/**
 * Two conditions that no thing meets together: one that fills a slot and one that the turn names,
 * such as "before 1850" and "after 1900".
 *
 * @param of the slot of the question before
 * @param mention the words of the turn
 */
public record Excluded(SlotName of, Mention mention) {}
