package nl.vervolg.dialogue;

/**
 * One word of an utterance.
 *
 * @param text as typed
 * @param norm lower case, without diacritics: the form that labels are compared in
 * @param start offset of its first character in the utterance (UTF-16 units)
 * @param end offset after its last character
 * @param capitalised the first letter is a capital, in an utterance that has small letters too
 */
public record Token(String text, String norm, int start, int end, boolean capitalised) {}
