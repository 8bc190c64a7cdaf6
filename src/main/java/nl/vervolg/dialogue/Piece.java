package nl.vervolg.dialogue;

/**
 * Words of a question about a table that mean one thing.
 *
 * @param side which question they stand in
 * @param kind what they are
 * @param sort within a kind: of a figure what it counts, of a word list which of its meanings
 * @param column the column that they belong to, or empty
 * @param key the words as they are compared
 * @param asked they are what is asked for, not a condition of it
 * @param common the other question says the same
 * @param span the words
 */
public record Piece(
    Side side,
    PieceKind kind,
    String sort,
    String column,
    String key,
    boolean asked,
    boolean common,
    Span span) {}
