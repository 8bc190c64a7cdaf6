package nl.vervolg.dialogue;

/**
 * Words that nothing in the workspace explains.
 *
 * @param span the words
 * @param place they stand where the name of a place would
 */
public record Unexplained(Span span, boolean place) {}
