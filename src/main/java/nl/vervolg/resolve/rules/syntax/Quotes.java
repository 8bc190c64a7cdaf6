package nl.vervolg.resolve.rules.syntax;

/**
 * Where a text ends: at a straight quote on its line, or, where it was begun with another quote, at
 * the quote that goes with that one.
 */
final class Quotes {
  private static final String OPENING =
      "\u201c\u201e\u201d\u00ab\u00bb\u2018\u2019\u201a\u201b`\u00b4'";
  private static final String DOUBLE = "\u201c\u201d\u201f\u201e\"";
  private static final String ANGLED = "\u00ab\u00bb\"";
  private static final String SINGLE = "\u2018\u2019\u201b`\u00b4'";

  private final int inside;
  private final boolean closed;
  private final int curly;

  /**
   * Looks for the end.
   *
   * @param begin index of the quote that begins the text
   * @param end index of the end of its line
   */
  Quotes(String text, int begin, int end) {
    String closing = closing(text.charAt(begin));
    int i = begin + 1;
    int seen = -1;
    while (i < end && closing.indexOf(text.charAt(i)) < 0) {
      boolean escapes = text.charAt(i) == '\\' && i + 1 < end;
      if (seen < 0 && DOUBLE.indexOf(text.charAt(i)) >= 0) {
        seen = i;
      }
      i += escapes && (text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\') ? 2 : 1;
    }
    this.inside = Math.min(i, end);
    this.closed = i < end;
    this.curly = text.charAt(begin) == '"' ? seen : begin;
  }

  /** True for quotes that somebody may begin a text with, other than the right one. */
  static boolean opens(int c) {
    return OPENING.indexOf(c) >= 0;
  }

  private static String closing(char opening) {
    if (opening == '"') {
      return "\"";
    }
    if (ANGLED.indexOf(opening) >= 0) {
      return ANGLED;
    }
    return SINGLE.indexOf(opening) >= 0 || opening == '\u201a' ? SINGLE : DOUBLE;
  }

  static SyntaxError error(int quote, Position at) {
    return new SyntaxError(
        at,
        "",
        "smart-quote",
        "The quote (" + Character.toString(quote) + ") is not a straight double one.",
        "Write \" before and behind the text; word processors turn quotes into others.");
  }

  /** Index of the quote that ends the text, or of the end of the line. */
  int inside() {
    return inside;
  }

  /** Index behind the text. */
  int after() {
    return closed ? inside + 1 : inside;
  }

  /** False where nothing ends the text. */
  boolean closed() {
    return closed;
  }

  /** Index of a quote that is no straight one, in a text that nothing ends; else -1. */
  int curly() {
    return curly;
  }
}
