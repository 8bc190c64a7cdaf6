package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import nl.vervolg.problem.Letters;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/**
 * Cuts a rule file into tokens. Comments end here: nothing after this stage sees them. Where it is
 * plain what a wrong character stands for, the token is what was meant, so that one mistake is told
 * once.
 */
final class Lexer {
  private static final Pattern TWO =
      Pattern.compile("==|!=|<=|>=|\\|\\||&&|<>|:=|=>|=<|=!|->|::|\\+\\+|--");
  private static final String KNOWN = "(){}[],;:.@=<>!+-*/&|?%^~$\\";

  private final String text;
  private final List<Flaw> flaws;
  private final List<Token> tokens = new ArrayList<>();
  private final Set<String> unseen = new HashSet<>();
  private int at;
  private int line = 1;
  private int lineStart;

  /** The last line with a text that nothing closes. */
  private int open = -1;

  private Lexer(String text, List<Flaw> flaws) {
    this.text = text;
    this.flaws = flaws;
  }

  /** The tokens, the last one of kind END; mistakes go to {@code flaws}. Lines end with \n. */
  static List<Token> tokens(String text, List<Flaw> flaws) {
    Lexer lexer = new Lexer(text, flaws);
    while (lexer.at < text.length() && lexer.tokens.size() <= Limits.TOKENS) {
      lexer.next();
    }
    lexer.add(Kind.END, "", lexer.position());
    return lexer.tokens;
  }

  private void next() {
    int c = text.codePointAt(at);
    if (c == '\n') {
      newLine();
    } else if (c == ' ' || c == '\t') {
      at++;
    } else if (text.startsWith("//", at)) {
      skip(lineEnd());
    } else if (text.startsWith("/*", at)) {
      block();
    } else if (c == '"' || Quotes.opens(c)) {
      text(c);
    } else if (Signs.oddBlank(c) || Letters.hidden(c)) {
      unseen(at);
      at += Character.charCount(c);
    } else if (Signs.digit(c)) {
      number();
    } else if (c == '$' || Character.isLetter(c) || c == '_') {
      word();
    } else {
      symbol(c);
    }
  }

  private int lineEnd() {
    int newline = text.indexOf('\n', at);
    return newline < 0 ? text.length() : newline;
  }

  private void block() {
    int close = text.indexOf("*/", at + 2);
    if (close < 0) {
      flaw("unclosed-comment", "The comment that begins here has no end.", "Write */ after it.");
    }
    skip(close < 0 ? text.length() : close + 2);
  }

  /** Passes over a comment; what cannot be seen in it is said. */
  private void skip(int end) {
    while (at < end) {
      int stop = Math.min(end, lineEnd());
      strange(at, stop, false);
      at = stop;
      if (at < end) {
        newLine();
      }
    }
  }

  /** Reads a text; its end is on the same line. */
  private void text(int quote) {
    Position begin = position();
    int end = lineEnd();
    Quotes quotes = new Quotes(text, at, end);
    if (!quotes.closed()) {
      if (quotes.curly() >= 0) {
        flaws.add(new Flaw(Quotes.error(text.charAt(quotes.curly()), at(quotes.curly())), true));
      } else {
        unclosed(begin);
      }
    } else if (quote != '"') {
      flaws.add(new Flaw(Quotes.error(quote, begin), false));
    }
    strange(at + 1, Math.max(at + 1, quotes.inside()), true);
    String said = Letters.check(said(quotes.inside())).plain();
    at = quotes.after();
    add(Kind.TEXT, quote == '"' && quotes.closed() ? said : said.strip(), begin);
  }

  /** What cannot be seen in a part of a line; in words also letters that look like others. */
  private void strange(int from, int end, boolean words) {
    for (Letters.Strange each : Letters.check(text.substring(from, end)).strange()) {
      int index = from + each.index();
      if (!each.kind().equals(SignErrors.CHARACTER)) {
        unseen(index);
      } else if (words) {
        flaws.add(new Flaw(SignErrors.inText(at(index), each), false));
      }
    }
  }

  /** A text over two lines looks like two that are not closed: the end of it begins another. */
  private void unclosed(Position begin) {
    if (open != begin.line() - 1) {
      flaw(
          "unclosed-text",
          "The text that begins here has no closing quote on its line.",
          "Put a straight quote (\") behind it; a text does not go on on the next line.");
    }
    open = begin.line();
  }

  /** What the text says, from the next character to {@code end}. */
  private String said(int end) {
    StringBuilder said = new StringBuilder();
    at++;
    while (at < end) {
      int c = text.codePointAt(at);
      char next = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
      if (c == '\\' && (next == '"' || next == '\\')) {
        said.append(next);
        at += 2;
        continue;
      }
      if (c == '\\') {
        repaired(
            "escape",
            "The text has a backslash (\\" + next + ").",
            "Write the character itself; a backslash stands before \" and \\ only.");
        at++;
        continue;
      }
      said.appendCodePoint(c);
      at += Character.charCount(c);
    }
    return said.toString();
  }

  private void word() {
    int from = at;
    Position begin = position();
    int told = flaws.size();
    StringBuilder plain = new StringBuilder();
    while (at < text.length() && inWord(text.codePointAt(at), at == from)) {
      int c = text.codePointAt(at);
      if (Letters.hidden(c)) {
        unseen(at);
      } else {
        plain.append(c > 0x7f ? foreign(c, flaws.size() == told) : Character.toString(c));
      }
      at += Character.charCount(c);
    }
    if (flaws.size() == told && plain.length() > Limits.WORD) {
      flaws.add(new Flaw(SignErrors.longWord(begin), true));
    }
    plain.setLength(Math.min(plain.length(), Limits.WORD));
    if (flaws.size() == told && plain.toString().equals("$")) {
      flaws.add(new Flaw(SignErrors.nameless(begin), true));
    }
    add(plain.charAt(0) == '$' ? Kind.VARIABLE : Kind.WORD, plain.toString(), begin);
  }

  private static boolean inWord(int c, boolean first) {
    return Signs.letter(c)
        || Signs.digit(c)
        || (first && c == '$')
        || (!first && Letters.hidden(c))
        || (c > 0x7f && Character.isUnicodeIdentifierPart(c));
  }

  /** A letter that names in rules cannot have; of a word with several, the first is told. */
  private String foreign(int c, boolean tell) {
    String plain = Signs.plain(c).filter(each -> each.chars().allMatch(Signs::letter)).orElse("");
    if (tell) {
      flaws.add(new Flaw(SignErrors.letter(position(), c, plain), plain.isEmpty()));
    }
    return plain.isEmpty() ? "_" : plain;
  }

  private void number() {
    Position begin = position();
    int from = at;
    while (at < text.length() && (Signs.digit(text.charAt(at)) || Signs.letter(text.charAt(at)))) {
      at++;
    }
    add(Kind.NUMBER, text.substring(from, at), begin);
  }

  private void symbol(int c) {
    if (c == '#') {
      hash();
    } else if (text.startsWith("*/", at)) {
      repaired("comment", "Here a comment ends that did not begin.", "Take */ out.");
      at += 2;
    } else if (KNOWN.indexOf(c) < 0) {
      unknown(c);
    } else {
      int length =
          at + 2 <= text.length() && TWO.matcher(text.substring(at, at + 2)).matches() ? 2 : 1;
      Position begin = position();
      at += length;
      add(Kind.SYMBOL, text.substring(at - length, at), begin);
    }
  }

  private void hash() {
    boolean first = text.substring(lineStart, at).isBlank();
    SyntaxError error =
        new SyntaxError(
            position(), "", "comment", "Here stands (#).", "Begin a comment with two slashes: //.");
    flaws.add(new Flaw(error, !first));
    skip(lineEnd());
  }

  private void unknown(int c) {
    String plain =
        Signs.plain(c)
            .filter(each -> KNOWN.contains(each) || TWO.matcher(each).matches())
            .orElse("");
    Position begin = position();
    flaws.add(new Flaw(SignErrors.sign(begin, c, plain), plain.isEmpty()));
    at += Character.charCount(c);
    if (!plain.isEmpty()) {
      add(Kind.SYMBOL, plain, begin);
    }
  }

  /** Said once for each line and character. */
  private void unseen(int index) {
    int c = text.codePointAt(index);
    if (unseen.add(line + " " + c)) {
      flaws.add(new Flaw(SignErrors.unseen(at(index), c), false));
    }
  }

  private void newLine() {
    at++;
    line++;
    lineStart = at;
  }

  private Position position() {
    return at(at);
  }

  private Position at(int index) {
    return new Position(line, index - lineStart + 1);
  }

  private void add(Kind kind, String word, Position begin) {
    tokens.add(new Token(kind, word, begin, position()));
  }

  private void flaw(String kind, String what, String advice) {
    flaws.add(new Flaw(new SyntaxError(position(), "", kind, what, advice), true));
  }

  private void repaired(String kind, String what, String advice) {
    flaws.add(new Flaw(new SyntaxError(position(), "", kind, what, advice), false));
  }
}
