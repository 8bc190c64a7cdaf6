package nl.vervolg.dialogue;

/**
 * What can be seen of a turn as a whole.
 *
 * @param language language of this turn
 * @param asks a question word or request is present
 * @param predicate a finite verb or the like is present
 * @param words words that carry meaning: everything but articles, fillers and punctuation
 * @param unknown words that nothing in the workspace explains
 */
public record Utterance(
    Language language, boolean asks, boolean predicate, int words, int unknown) {}
