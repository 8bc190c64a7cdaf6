package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/edits/}: how the words of an open conversation are completed.
 *
 * @param pointer the words that are completed
 * @param spoken what they stand for
 * @param way how
 */
public record Restored(Pointer pointer, Spoken spoken, RestoredWay way) {}
