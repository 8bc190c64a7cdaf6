package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Reads what stands between {@code when} and {@code then}. */
final class ConditionParser {
  private static final Set<String> CODE =
      Set.of(
          "eval",
          "from",
          "accumulate",
          "acc",
          "forall",
          "collect",
          "over",
          "entry",
          "groupby",
          "if",
          "do",
          "break",
          "test",
          "new",
          "return",
          "for",
          "while",
          "this");
  private static final List<String> BEGINS = List.of("not", "exists", "then", "and", "or");
  private static final List<String> ENDS = List.of("then", "end", "insert");

  private final TokenReader tokens;
  private final ConstraintParser constraints;
  private int patterns;

  ConditionParser(TokenReader tokens) {
    this.tokens = tokens;
    this.constraints = new ConstraintParser(tokens);
  }

  /** All conditions of a rule; takes {@code then} as well. */
  List<Condition> all() {
    Token when = tokens.before();
    List<Condition> conditions = new ArrayList<>();
    while (!tokens.passed("then")) {
      if (tokens.at("end") || tokens.at("insert") || tokens.at(Kind.END) || tokens.rule()) {
        throw tokens.error(
            tokens.gap(),
            "missing-then",
            "The rule has no 'then'.",
            "Write 'then' on a line of its own between its conditions and what it inserts.");
      }
      conditions.add(either(0));
      mark();
    }
    if (conditions.isEmpty()) {
      throw tokens.error(
          when.at(),
          "no-condition",
          "The rule has no condition, so it would always fire.",
          "Say between 'when' and 'then' when it holds.");
    }
    return conditions;
  }

  private void mark() {
    if (tokens.at(";") || tokens.at(",") || tokens.at("&") || tokens.at("|")) {
      throw tokens.error(
          "extra-mark",
          "After a condition stands (" + tokens.peek().text() + ").",
          "Take it out: each condition is a line of its own, and all of them have to hold.");
    }
    if (tokens.at(")")) {
      throw tokens.error(
          "extra-bracket",
          "Here is a bracket too many: ()).",
          "Take it out: no bracket was begun here.");
    }
  }

  private Condition either(int depth) {
    return chain(Connective.OR, depth);
  }

  /** Conditions with the same word between them; {@code and} binds closer than {@code or}. */
  private Condition chain(Connective how, int depth) {
    boolean or = how == Connective.OR;
    Position at = tokens.peek().at();
    List<Condition> parts = new ArrayList<>();
    do {
      parts.add(or ? chain(Connective.AND, depth) : single(depth));
    } while (tokens.passed(or ? "or" : "and") || tokens.passed(or ? "||" : "&&"));
    return parts.size() == 1 ? parts.get(0) : new Group(how, parts, at);
  }

  private Condition single(int depth) {
    if (depth > Limits.DEPTH) {
      throw tokens.error(
          "too-deep", "There are too many brackets within brackets.", "Write two rules instead.");
    }
    Token token = tokens.peek();
    if (token.is(Kind.END) || tokens.atOneOf(ENDS)) {
      throw tokens.error(
          tokens.gap(),
          "condition",
          "After (" + tokens.before().shown() + ") a condition is missing.",
          "Write it, or take the last word out.");
    }
    if (tokens.passed("not") || tokens.passed("exists")) {
      Connective how = token.is("not") ? Connective.NOT : Connective.EXISTS;
      return new Group(how, List.of(single(depth + 1)), token.at());
    }
    if (tokens.passed("(")) {
      Condition inside = either(depth + 1);
      tokens.expect(
          ")",
          "missing-bracket",
          "The bracket of line "
              + token.at().line()
              + " is not closed: here is ("
              + tokens.peek().shown()
              + ").",
          "Write ) after the last condition that belongs to it.");
      return inside;
    }
    return pattern();
  }

  private Condition pattern() {
    Token begin = tokens.peek();
    String variable = "";
    if (begin.is(Kind.VARIABLE)) {
      variable = tokens.take().text();
      colon(variable);
    } else if (begin.is(Kind.WORD) && (tokens.peek(1).is(":") || tokens.peek(1).is(":="))) {
      throw tokens.error(
          "variable-name",
          "The name (" + begin.text() + ") before the colon has no dollar sign.",
          "Write $" + begin.text() + " : and the same where it is used.");
    }
    Token fact = fact();
    tokens.expect(
        "(",
        "missing-bracket",
        "After ("
            + fact.text()
            + ") a bracket was expected, and here is ("
            + tokens.peek().shown()
            + ").",
        "Write " + fact.text() + "() for any, or what holds of it between the brackets.");
    List<Constraint> holds = constraints.all(fact);
    if (tokens.at("from") || tokens.at("over")) {
      throw code();
    }
    if (++patterns > Limits.PATTERNS) {
      throw tokens.error(
          "too-large",
          "The rule has more than " + Limits.PATTERNS + " patterns.",
          "Write several rules.");
    }
    return new Pattern(variable, fact.text(), holds, begin.at());
  }

  private void colon(String variable) {
    if (tokens.at(":=")) {
      throw tokens.error(
          "operator", "Here stands (:=).", "Write a single colon: " + variable + " : Slot( .. ).");
    }
    tokens.expect(
        ":",
        "missing-colon",
        "After ("
            + variable
            + ") a colon was expected, and here is ("
            + tokens.peek().shown()
            + ").",
        "Write " + variable + " : and the fact that it names.");
  }

  private Token fact() {
    Token token = tokens.peek();
    if (token.is(Kind.WORD) && CODE.contains(token.text())) {
      throw code();
    }
    if (!token.is(Kind.WORD)) {
      throw noCondition(token);
    }
    Token after = tokens.peek(1);
    if (after.is(".")) {
      throw tokens.error(
          "code",
          "The condition (" + token.text() + "...) is not the name of a fact.",
          "Begin with the name of a fact alone; nothing outside the facts can be reached from a rule.");
    }
    if (!after.is("(")) {
      word(token);
    }
    return tokens.take();
  }

  private SyntaxError.Thrown noCondition(Token token) {
    if (token.is("@")) {
      return tokens.error(
          "condition", "Among the conditions stands (@).", "Move the line up, above 'when'.");
    }
    return tokens.error(
        "condition",
        "A condition was expected, and here is (" + token.shown() + ").",
        token.is("--")
            ? "Begin a remark with two slashes: //."
            : "A condition begins with the name of a fact, with not or with exists: not Cue( kind == CueKind.LIST ).");
  }

  /** A word without a bracket is none of a fact, unless it is one that lacks the bracket. */
  private void word(Token token) {
    if (token.is("when")) {
      throw tokens.error(
          "extra-when", "Here is a second 'when'.", "Take it out: conditions follow each other.");
    }
    Optional<String> meant =
        Stream.concat(BEGINS.stream(), ENDS.stream())
            .filter(word -> word.equalsIgnoreCase(token.text()))
            .findFirst();
    if (meant.isPresent() || Character.isLowerCase(token.text().charAt(0))) {
      throw tokens.error(
          "condition",
          "The word (" + token.text() + ") begins no condition.",
          Suggestions.maybe(meant.orElse(token.text()), BEGINS));
    }
  }

  private SyntaxError.Thrown code() {
    return tokens.error(
        "code",
        "The condition has (" + tokens.peek().text() + "), which a rule cannot use.",
        "Use patterns with and, or, not, exists; what has to be computed belongs to the program.");
  }
}
