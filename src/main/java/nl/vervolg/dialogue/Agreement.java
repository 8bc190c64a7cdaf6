package nl.vervolg.dialogue;

/**
 * Words that point and a phrase that was said agree in number and kind, as far as they show either.
 *
 * @param pointer the words
 * @param spoken the phrase
 * @param rank of the phrase among those of its question or answer that agree, from 1
 */
public record Agreement(Pointer pointer, Spoken spoken, int rank) {}
