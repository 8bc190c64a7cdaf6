package nl.vervolg.dialogue;

/**
 * Words of an open conversation that point at what was spoken of.
 *
 * @param span the words, as positions in the turn
 * @param kind how they point
 * @param number singular or plural
 * @param being what they can stand for
 * @param noun the noun behind them without its ending, or empty
 * @param within something before them in the same turn can be meant as well
 * @param empty they may stand for nothing ("is it true that")
 * @param doubtful a pronoun that often stands for nothing, with a noun beside it; or a part that
 *     may as well be asked for by itself ("who is the president?")
 */
public record Pointer(
    Span span,
    PointerKind kind,
    GrammaticalNumber number,
    Being being,
    String noun,
    boolean within,
    boolean empty,
    boolean doubtful) {}
