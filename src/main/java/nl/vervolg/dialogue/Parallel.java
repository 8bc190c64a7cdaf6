package nl.vervolg.dialogue;

/**
 * Words of two questions that stand in the same place of the same form: of all words before, those
 * that go best with the words now.
 *
 * @param before words of the earlier question
 * @param now words of what is said now
 * @param fit what they have in common
 */
public record Parallel(Piece before, Piece now, Fit fit) {}
