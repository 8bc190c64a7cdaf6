package nl.vervolg.dialogue;

/**
 * What a {@link Piece} of a question about a table is. All but the first five are lists of words in
 * a language file, under {@code tables}.
 */
public enum PieceKind {
  /** The name of a column. */
  COLUMN,
  /** What stands in a cell. */
  VALUE,
  /** A number, a date or a stretch of them, with the word that compares it. */
  FIGURE,
  /** A word that neither the table nor the language explains. */
  PLAIN,
  /** "Before", "more than", without a figure beside it: which way it compares. */
  BOUND,
  /** "Average", "highest", "first": which one, or what they are together. */
  SUMMARY,
  /** "Ascending". */
  DIRECTION,
  /** "How many", "the number of". */
  COUNT,
  /** "What", "which", "who". */
  ASK,
  /** "Show", "list": asks for things without a question word. */
  REQUEST,
  /** "Did", "is": a verb that opens a question of yes or no. */
  VERB,
  /** "It", "their", "them": points at what was asked before. */
  POINTER,
  /** "Those", "that": points with a noun after it, or alone. */
  DEMONSTRATIVE,
  /** "Other": all but what was named before. */
  OTHER,
  /** "All", "every". */
  ALL,
  /** "Remove": takes out what is named after it. */
  CUT,
  /** "Except", "excluding": what is named after it does not count. */
  EXCEPT,
  /** "Only", "just". */
  ONLY,
  /** "Also", "both": beside what was named before. */
  ALSO,
  /** "And": joins what is beside it. */
  AND,
  /** "That": between a thing and what is said of it. */
  RELATIVE,
  /** "By", "grouped by", "for each". */
  BY,
  /** "Next". */
  NEXT,
  /** "Previous". */
  PREVIOUS,
  /** "Compare". */
  COMPARE,
  /** "What about": begins a fragment. */
  ABOUT,
  /** "More than", "after". */
  MORE,
  /** "Less than", "before". */
  LESS,
  /** "Exactly". */
  EXACT,
  /** "Between". */
  BETWEEN,
  /** "To", "and": between the two ends of a stretch. */
  UPTO,
  /** A preposition or another word that begins a condition. */
  LEAD,
  /** Names of months. */
  MONTH,
  /** Words that change nothing. */
  VOID
}
