package nl.vervolg.resolve.rules.syntax;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Goes through the tokens of a file and says what was expected where something else stands. */
final class TokenReader {
  private final List<Token> tokens;
  private int next;

  TokenReader(List<Token> tokens) {
    this.tokens = tokens;
  }

  Token peek() {
    return peek(0);
  }

  Token peek(int ahead) {
    return tokens.get(Math.min(next + ahead, tokens.size() - 1));
  }

  Token take() {
    Token token = peek();
    next++;
    return token;
  }

  /** The place behind the last token: where something is missing. */
  Position gap() {
    return before().end();
  }

  /** The token before the next one. */
  Token before() {
    return tokens.get(Math.max(0, Math.min(next, tokens.size()) - 1));
  }

  boolean at(String wanted) {
    return peek().is(wanted);
  }

  boolean at(Kind wanted) {
    return peek().is(wanted);
  }

  boolean atOneOf(List<String> wanted) {
    return !at(Kind.TEXT) && wanted.contains(peek().text());
  }

  /** Takes the next token if it is that one. */
  boolean passed(String wanted) {
    boolean there = at(wanted);
    if (there) {
      next++;
    }
    return there;
  }

  /** Takes the next token if it is that one; else it is missing behind the last one. */
  void expect(String wanted, String kind, String what, String advice) {
    if (!passed(wanted)) {
      throw error(gap(), kind, what, advice);
    }
  }

  /** The word of the list that the next one, which is none of them, was meant to be. */
  Optional<String> meant(Collection<String> words) {
    return at(Kind.WORD)
        ? Suggestions.closest(peek().text().toLowerCase(Locale.ROOT), words)
            .filter(word -> !word.equals(peek().text()))
        : Optional.empty();
  }

  /** A mistake at the next token. */
  SyntaxError.Thrown error(String kind, String what, String advice) {
    return error(peek().at(), kind, what, advice);
  }

  SyntaxError.Thrown error(Position at, String kind, String what, String advice) {
    return new SyntaxError.Thrown(new SyntaxError(at, "", kind, what, advice));
  }

  /** A mistake at the next token, which may be a misspelt word. */
  SyntaxError.Thrown misspelt(String kind, String what, List<String> words) {
    return error(kind, what, Suggestions.maybe(peek().text(), words));
  }

  /** Goes to the next rule or line of the head, or to the end. */
  void skipRule() {
    while (!at(Kind.END) && !top()) {
      next++;
    }
  }

  /** True where a rule or a line of the head begins. */
  boolean top() {
    return rule() || ((at("package") || at("import")) && first());
  }

  /** True where a rule begins. */
  boolean rule() {
    return at("rule") && (peek(1).is(Kind.TEXT) || first());
  }

  /** True when the next token is the first of its line. */
  private boolean first() {
    return next == 0 || before().at().line() < peek().at().line();
  }
}
