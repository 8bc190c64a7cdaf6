package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Reads what stands between the brackets of a pattern. */
final class ConstraintParser {
  private static final Set<String> OTHER_OPERATORS =
      Set.of(
          "matches",
          "memberOf",
          "soundslike",
          "str",
          "excludes",
          "after",
          "before",
          "coincides",
          "during",
          "is",
          "equals",
          "instanceof",
          "like",
          "between");
  private static final Map<String, String> INSTEAD =
      Map.of(
          "=", "==", "<>", "!=", "=>", ">=", "=<", "<=", "=!", "!=", "is", "==", "equals", "==",
          ":=", "==");
  private static final Set<String> JOINS = Set.of("||", "&&", "or", "and", "|", "&");
  private static final Set<String> BEGIN_CONDITIONS = Set.of("not", "exists", "then", "end");

  private final TokenReader tokens;
  private final ValueParser values;

  ConstraintParser(TokenReader tokens) {
    this.tokens = tokens;
    this.values = new ValueParser(tokens, false);
  }

  /** The constraints of a pattern; takes the closing bracket as well. */
  List<Constraint> all(Token fact) {
    Position bracket = tokens.before().at();
    List<Constraint> constraints = new ArrayList<>();
    if (tokens.passed(")")) {
      return constraints;
    }
    do {
      if (tokens.at(")")) {
        throw tokens.error(
            tokens.before().at(),
            "extra-comma",
            "After the last comma nothing follows.",
            "Take the comma out.");
      }
      constraints.add(one());
    } while (tokens.passed(",") && constraints.size() <= Limits.CONSTRAINTS);
    if (constraints.size() > Limits.CONSTRAINTS) {
      throw tokens.error("too-large", "The pattern says too much at once.", "Write two rules.");
    }
    end(fact, bracket);
    return constraints;
  }

  private void end(Token fact, Position bracket) {
    Token token = tokens.peek();
    if (tokens.passed(")")) {
      return;
    }
    boolean joins = !token.is(Kind.TEXT) && JOINS.contains(token.text());
    if (conditionAt(joins ? 1 : 0)) {
      throw tokens.error(
          tokens.gap(),
          "missing-bracket",
          "The bracket after ("
              + fact.text()
              + ") in line "
              + bracket.line()
              + " is not closed: here is ("
              + token.shown()
              + ").",
          "Write ) after the last thing that has to hold of the fact.");
    }
    if (joins) {
      throw tokens.error(
          "operator",
          "Before (" + tokens.peek(1).shown() + ") stands (" + token.text() + ").",
          "Use a comma where both have to hold; for one of several values write: kind in ( CueKind.X, CueKind.Y ).");
    }
    throw between(token);
  }

  /** True where a fact, a word between facts or the end of the file comes next. */
  private boolean conditionAt(int ahead) {
    Token token = tokens.peek(ahead);
    boolean named =
        token.is(Kind.VARIABLE) && tokens.peek(ahead + 1).is(":") && tokens.peek(ahead + 3).is("(");
    return named
        || token.is(Kind.END)
        || (token.is(Kind.WORD)
            && (BEGIN_CONDITIONS.contains(token.text()) || tokens.peek(ahead + 1).is("(")));
  }

  private SyntaxError.Thrown between(Token token) {
    if (token.is(Kind.WORD) || token.is(Kind.VARIABLE) || token.is("!")) {
      return tokens.error(
          tokens.gap(),
          "missing-comma",
          "Before (" + token.text() + ") a comma or a closing bracket is missing.",
          "Put a comma between two things that have to hold of one fact.");
    }
    if (token.is(";")) {
      return tokens.error(
          "missing-comma", "Here stands a semicolon.", "Write a comma, or a closing bracket.");
    }
    if (token.is("]") || token.is("}")) {
      return tokens.error(
          "missing-bracket",
          "The bracket is closed with another one: (" + token.text() + ").",
          "Write ) instead.");
    }
    return tokens.error(
        "code",
        "After a value stands (" + token.shown() + ").",
        "A field is compared with a value and no more; only $variable + 1 can be computed, on the right.");
  }

  private Constraint one() {
    if (tokens.passed("!")) {
      return new Constraint.Truth(values.path(), false);
    }
    if (tokens.at(Kind.WORD) && tokens.peek(1).is(":")) {
      throw tokens.error(
          "variable-name",
          "The name (" + tokens.peek().text() + ") before the colon has no dollar sign.",
          "Write $" + tokens.peek().text() + " : and the same where it is used.");
    }
    if (tokens.at(Kind.VARIABLE) && tokens.peek(1).is(":")) {
      Token variable = tokens.take();
      tokens.take();
      return new Constraint.Binding(variable.text(), values.path(), variable.at());
    }
    if (tokens.at(Kind.NUMBER)) {
      throw tokens.error(
          "number",
          "After the comma stands the number (" + tokens.peek().shown() + ") alone.",
          "Write numbers without a comma; behind a comma comes the next field.");
    }
    if (tokens.at("(") || tokens.at("not")) {
      throw tokens.error(
          "operator",
          "A field was expected, and here is (" + tokens.peek().text() + ").",
          "Write the field first: role not in ( Role.TYPE ), or !predicate for a field that is true or false.");
    }
    return compared(values.path());
  }

  private Constraint compared(Path path) {
    Token token = tokens.peek();
    boolean joined = !token.is(Kind.TEXT) && JOINS.contains(token.text());
    if (joined || tokens.at(",") || tokens.at(")")) {
      return new Constraint.Truth(path, true);
    }
    if (tokens.at("not") && tokens.peek(1).is("in")) {
      tokens.take();
      tokens.take();
      return new Constraint.Comparison(path, Operator.NOT_IN, values.list());
    }
    if (tokens.passed("in")) {
      return new Constraint.Comparison(path, Operator.IN, values.list());
    }
    boolean other = token.is(Kind.WORD) && OTHER_OPERATORS.contains(token.text());
    if (other || INSTEAD.containsKey(token.text())) {
      throw operator(token);
    }
    Operator operator =
        Operator.of(token.is(Kind.TEXT) ? "" : token.text())
            .orElseThrow(() -> unknown(path, token));
    tokens.take();
    if (tokens.at("=")) {
      throw operator(tokens.peek());
    }
    return new Constraint.Comparison(path, operator, List.of(values.one()));
  }

  private SyntaxError.Thrown operator(Token token) {
    String instead = INSTEAD.get(token.text());
    return tokens.error(
        "operator",
        "The sign (" + token.text() + ") compares nothing in a rule.",
        instead == null
            ? "Use ==, !=, <, <=, >, >=, in ( .. ), not in ( .. ) or contains; words belong to the vocabulary."
            : "Maybe you meant (" + instead + ").");
  }

  private SyntaxError.Thrown unknown(Path path, Token token) {
    if (token.is("(")) {
      return tokens.error(
          "code",
          "Something is called: (" + path.text() + "(...)).",
          "Compare a field with a value: kind == CueKind.ADDITIVE; a rule cannot call anything.");
    }
    if (token.is("not")) {
      return tokens.error(
          "operator",
          "After 'not' here only 'in' can follow.",
          "Write != for a single value, or not in ( .. ).");
    }
    boolean next =
        token.at().line() != tokens.before().at().line() || token.is(Kind.END) || token.is("then");
    if (next) {
      return tokens.error(
          tokens.gap(),
          "missing-bracket",
          "After (" + path.text() + ") a closing bracket or a sign is missing.",
          "Close the bracket, or compare the field: " + path.text() + " == ...");
    }
    return tokens.error(
        "operator",
        "After (" + path.text() + ") a sign was expected, and here is (" + token.shown() + ").",
        "Use ==, !=, <, <=, >, >=, in ( .. ), not in ( .. ) or contains.");
  }
}
