package nl.vervolg.authoring.why.change;

/**
 * Words to say.
 *
 * @param words the words
 * @param opens they stand at the beginning of a turn rather than at its end
 */
record Phrase(String words, boolean opens) {}
