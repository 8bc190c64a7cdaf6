package nl.vervolg.resolve.rules.syntax;

import nl.vervolg.problem.Letters;

/** What is said of single characters and words that a rule file cannot have. */
final class SignErrors {
  /** The kind of what is said of letters and signs. */
  static final String CHARACTER = "character";

  private SignErrors() {}

  /** A letter in a text that is of another alphabet. */
  static SyntaxError inText(Position at, Letters.Strange strange) {
    return error(at, strange.kind(), strange.what(), strange.advice());
  }

  /** A dollar sign alone. */
  static SyntaxError nameless(Position at) {
    return error(at, "variable-name", "Behind the sign ($) stands no name.", "Write one: $slot.");
  }

  /** A word that nobody would write. */
  static SyntaxError longWord(Position at) {
    return error(
        at,
        "too-large",
        "The word that begins here has more than " + Limits.WORD + " letters.",
        "Take a shorter one.");
  }

  /**
   * A letter that names in rules cannot have.
   *
   * @param plain the letter that it looks like, or empty
   */
  static SyntaxError letter(Position at, int c, String plain) {
    String written = Character.toString(c);
    return plain.isEmpty()
        ? error(
            at,
            CHARACTER,
            "The letter (" + written + ") cannot stand in a name or a keyword.",
            "Use the letters a to z; put words that are no names into quotes.")
        : error(
            at,
            CHARACTER,
            "The letter ("
                + written
                + ") only looks like ("
                + plain
                + "): it is of another alphabet.",
            "Delete the word and type it again.");
  }

  /**
   * A sign that rules do not have.
   *
   * @param plain the signs that it was meant for, or empty
   */
  static SyntaxError sign(Position at, int c, String plain) {
    return error(
        at,
        CHARACTER,
        "The character (" + Character.toString(c) + ") means nothing in a rule.",
        plain.isEmpty()
            ? "Take it out, or put the words that it belongs to into quotes."
            : "Maybe you meant (" + plain + ").");
  }

  /** A character that cannot be seen, or not be told from a blank. */
  static SyntaxError unseen(Position at, int c) {
    String name = "U+%04X".formatted(c);
    return Letters.hidden(c)
        ? error(
            at,
            "hidden-character",
            "Here is a character that cannot be seen (" + name + ").",
            "Take it out: delete the words around it and type them again.")
        : error(
            at,
            "odd-blank",
            "Here is a blank of another kind ("
                + name
                + "), as word processors and web pages have.",
            "Delete it and press the space bar.");
  }

  private static SyntaxError error(Position at, String kind, String what, String advice) {
    return new SyntaxError(at, "", kind, what, advice);
  }
}
