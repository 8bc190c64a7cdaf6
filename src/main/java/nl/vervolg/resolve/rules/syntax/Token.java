package nl.vervolg.resolve.rules.syntax;

/**
 * The smallest piece of a rule file.
 *
 * @param kind what it is
 * @param text as written; of a text in quotes, what it says
 * @param at where it begins
 * @param end the place behind it
 */
record Token(Kind kind, String text, Position at, Position end) {
  private static final int LONGEST_SHOWN = 60;

  /** What a token can be. */
  enum Kind {
    /** Letters and digits. */
    WORD,
    /** A word that begins with a dollar sign. */
    VARIABLE,
    /** A text in quotes. */
    TEXT,
    /** Digits. */
    NUMBER,
    /** Anything else. */
    SYMBOL,
    /** The end of the file. */
    END
  }

  boolean is(String wanted) {
    return kind != Kind.TEXT && text.equals(wanted);
  }

  boolean is(Kind wanted) {
    return kind == wanted;
  }

  /** As an expert would call it. */
  String shown() {
    return switch (kind) {
      case TEXT -> "\"" + cut(text) + "\"";
      case END -> "the end of the file";
      case WORD, VARIABLE, NUMBER, SYMBOL -> cut(text);
    };
  }

  /** The beginning of a long text. */
  static String cut(String text) {
    return text.length() <= LONGEST_SHOWN ? text : text.substring(0, LONGEST_SHOWN) + "...";
  }
}
