package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Cuts a rule file into tokens. Comments end here: nothing after this stage sees them. */
final class Lexer {
  private static final String QUOTES =
      "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2018\u2019\u201a\u201b`\u00b4";
  private static final String OPENING = "\u201c\u201e\u00ab\u201d";
  private static final String CLOSING = "\u201d\u201c\u00bb\u201f\"";
  private static final Pattern TWO = Pattern.compile("==|!=|<=|>=|\\|\\||&&|<>|:=|=>|->|\\+\\+|--");
  private static final String KNOWN = "(){}[],;:.@=<>!+-*/&|?%^~#$\\'";

  private final String text;
  private final List<SyntaxError> errors;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;

  private Lexer(String text, List<SyntaxError> errors) {
    this.text = text;
    this.errors = errors;
  }

  /** The tokens, the last one of kind END; mistakes go to {@code errors}. */
  static List<Token> tokens(String text, List<SyntaxError> errors) {
    Lexer lexer = new Lexer(text, errors);
    while (lexer.at < text.length() && lexer.tokens.size() <= Limits.TOKENS) {
      lexer.next();
    }
    lexer.add(Kind.END, "", lexer.position());
    return lexer.tokens;
  }

  private void next() {
    char c = text.charAt(at);
    if (c == '\n') {
      newLine();
    } else if (c == ' ' || c == '\t' || c == '\r' || (c == '\ufeff' && at == 0)) {
      at++;
    } else if (text.startsWith("//", at)) {
      comment(text.indexOf('\n', at));
    } else if (text.startsWith("/*", at)) {
      block();
    } else if (c == '"') {
      text("\"", position());
    } else if (c == '$' || letter(c)) {
      word();
    } else if (digit(c)) {
      number();
    } else {
      symbol(c);
    }
  }

  private void comment(int newline) {
    skip(newline < 0 ? text.length() : newline);
  }

  private void block() {
    int close = text.indexOf("*/", at + 2);
    if (close < 0) {
      error("unclosed-comment", "The comment that begins here has no end.", "Write */ after it.");
    }
    skip(close < 0 ? text.length() : close + 2);
  }

  /** Passes over a comment; what cannot be seen in it is said. */
  private void skip(int end) {
    while (at < end) {
      char c = text.charAt(at);
      if (hidden(c)) {
        hiddenCharacter(c);
      }
      if (c == '\n') {
        newLine();
      } else {
        at++;
      }
    }
  }

  /** Reads a text; its end is on the same line. */
  private void text(String closing, Position begin) {
    StringBuilder said = new StringBuilder();
    at++;
    while (at < text.length() && text.charAt(at) != '\n') {
      char c = text.charAt(at);
      if (closing.indexOf(c) >= 0) {
        at++;
        add(Kind.TEXT, said.toString(), begin);
        return;
      }
      if (c == '\\') {
        c = escaped();
      } else if (hidden(c)) {
        hiddenCharacter(c);
      }
      said.append(c);
      at++;
    }
    errors.add(
        new SyntaxError(
            begin,
            "",
            "unclosed-text",
            "The text that begins here has no closing quote on its line.",
            "Put a straight quote (\") behind it; a text does not go on on the next line."));
    add(Kind.TEXT, said.toString().stripTrailing(), begin);
  }

  private char escaped() {
    char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
    if (next == '"' || next == '\\') {
      at++;
      return next;
    }
    error(
        "escape",
        "The text has a backslash (\\" + next + ").",
        "Write the character itself; a backslash stands before \" and \\ only.");
    return '\\';
  }

  private void word() {
    Position begin = position();
    int from = at++;
    while (at < text.length() && (letter(text.charAt(at)) || digit(text.charAt(at)))) {
      at++;
    }
    String word = text.substring(from, at);
    add(word.charAt(0) == '$' ? Kind.VARIABLE : Kind.WORD, word, begin);
  }

  private void number() {
    Position begin = position();
    int from = at;
    while (at < text.length() && (digit(text.charAt(at)) || letter(text.charAt(at)))) {
      at++;
    }
    add(Kind.NUMBER, text.substring(from, at), begin);
  }

  private void symbol(char c) {
    if (QUOTES.indexOf(c) >= 0) {
      error(
          "smart-quote",
          "The quote (" + c + ") is not a straight one.",
          "Write \" instead; word processors turn quotes into curly ones.");
      if (OPENING.indexOf(c) >= 0) {
        text(CLOSING, position());
      } else {
        at++;
      }
      return;
    }
    if (hidden(c)) {
      hiddenCharacter(c);
      at++;
      return;
    }
    if (KNOWN.indexOf(c) < 0) {
      error(
          "character",
          "The character ("
              + text.substring(at, Character.charCount(text.codePointAt(at)) + at)
              + ") means nothing in a rule.",
          "Take it out, or put the words that it belongs to into quotes.");
      at += Character.charCount(text.codePointAt(at));
      return;
    }
    int length =
        at + 2 <= text.length() && TWO.matcher(text.substring(at, at + 2)).matches() ? 2 : 1;
    add(Kind.SYMBOL, text.substring(at, at + length), position());
    at += length;
  }

  private void hiddenCharacter(char c) {
    error(
        "hidden-character",
        "Here is a character that cannot be seen (U+%04X).".formatted((int) c),
        "Take it out: delete the words around it and type them again.");
  }

  /** Characters that make a text look other than it is. */
  private static boolean hidden(char c) {
    boolean control = c < ' ' && c != '\n' && c != '\t' && c != '\r';
    boolean turns = (c >= '\u202a' && c <= '\u202e') || (c >= '\u2066' && c <= '\u2069');
    boolean empty = (c >= '\u200b' && c <= '\u200f') || c == '\u2060' || c == '\ufeff';
    return control
        || turns
        || empty
        || c == '\u007f'
        || c == '\u2028'
        || c == '\u2029'
        || c == '\u0085';
  }

  private static boolean letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }

  private void newLine() {
    at++;
    line++;
    lineStart = at;
  }

  private Position position() {
    return new Position(line, at - lineStart + 1);
  }

  private void add(Kind kind, String word, Position begin) {
    tokens.add(new Token(kind, word, begin));
  }

  private void error(String kind, String what, String advice) {
    errors.add(new SyntaxError(position(), "", kind, what, advice));
  }
}
