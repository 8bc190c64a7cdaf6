package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Reads fields and what they are compared with. */
final class ValueParser {
  private static final int LONGEST_PATH = 4;
  private static final Pattern OTHER_SIGN = Pattern.compile("[^\\p{L}\\p{N} .,;:!?'()/_-]");
  private static final String COMPARED =
      "Compare a field with a value: kind == CueKind.ADDITIVE; a rule cannot call anything.";
  private static final String CONCLUDED =
      "Write what the conclusion is made of: a constant such as Role.TYPE, a variable, a number or a text in quotes.";

  private final TokenReader tokens;
  private final boolean concludes;

  /**
   * Reads values of conditions, or of conclusions.
   *
   * @param concludes true for those of a conclusion
   */
  ValueParser(TokenReader tokens, boolean concludes) {
    this.tokens = tokens;
    this.concludes = concludes;
  }

  /** A field, of the fact or of a variable. */
  Path path() {
    Token begin = tokens.peek();
    if (!begin.is(Kind.WORD) && !begin.is(Kind.VARIABLE)) {
      throw tokens.error(
          "field",
          "A field was expected, and here is (" + begin.shown() + ").",
          "Write the field first, then the sign, then the value: kind == CueKind.ADDITIVE.");
    }
    tokens.take();
    if (begin.is("eval") || begin.is("new") || (tokens.at("(") && begin.is(Kind.WORD))) {
      throw call(begin.text());
    }
    String variable = begin.is(Kind.VARIABLE) ? begin.text() : "";
    List<String> fields = new ArrayList<>();
    if (variable.isEmpty()) {
      fields.add(begin.text());
    }
    while (tokens.passed(".")) {
      fields.add(field(begin));
    }
    if (fields.size() > LONGEST_PATH) {
      throw tokens.error(
          begin.at(), "field", "The field has too many dots.", "Read a field of the fact.");
    }
    return new Path(variable, fields, begin.at());
  }

  private String field(Token begin) {
    if (!tokens.at(Kind.WORD)) {
      throw tokens.error(
          "field",
          "After the dot of ("
              + begin.text()
              + ".) the name of a field was expected, and here is ("
              + tokens.peek().shown()
              + ").",
          "Write the field behind the dot.");
    }
    String name = tokens.take().text();
    if (tokens.at("(")) {
      throw call(name);
    }
    return name;
  }

  private SyntaxError.Thrown call(String name) {
    return tokens.error(
        tokens.before().at(),
        "code",
        "Something is called or made: (" + name + ").",
        concludes ? CONCLUDED : COMPARED);
  }

  /** The values of {@code in ( .. )}. */
  List<Value> list() {
    tokens.expect(
        "(",
        "missing-bracket",
        "After 'in' a bracket was expected, and here is (" + tokens.peek().shown() + ").",
        "Write the values between brackets: kind in ( CueKind.LIST, CueKind.COUNT ).");
    List<Value> values = some(")");
    tokens.expect(
        ")",
        tokens.peek(1).is(".") || tokens.at(Kind.VARIABLE) ? "missing-comma" : "missing-bracket",
        "The list of values is not closed: here is (" + tokens.peek().shown() + ").",
        "Put commas between the values and ) behind the last one.");
    return values;
  }

  /** Values with commas between them, as far as they go. */
  List<Value> some(String closing) {
    List<Value> values = new ArrayList<>();
    do {
      if (tokens.at(closing) && !values.isEmpty()) {
        throw tokens.error(
            tokens.before().at(),
            "extra-comma",
            "After the last comma nothing follows.",
            "Take the comma out.");
      }
      if (values.size() >= Limits.VALUES) {
        throw tokens.error(
            "too-large", "Here are more than " + Limits.VALUES + " values.", "Write two rules.");
      }
      values.add(one());
    } while (tokens.passed(","));
    return values;
  }

  /** One value. */
  Value one() {
    Token token = tokens.peek();
    return switch (token.kind()) {
      case TEXT -> text();
      case NUMBER -> new Value.Amount(number(1), token.at());
      case VARIABLE -> reference();
      case WORD -> constant();
      case SYMBOL, END -> symbol(token);
    };
  }

  private Value symbol(Token token) {
    if (tokens.passed("-") && tokens.at(Kind.NUMBER)) {
      return new Value.Amount(number(-1), token.at());
    }
    if (token.is("(") && tokens.peek(1).is(Kind.VARIABLE)) {
      tokens.take();
      Value value = reference();
      tokens.expect(
          ")",
          "missing-bracket",
          "The bracket before a sum is not closed: here is (" + tokens.peek().shown() + ").",
          "Write ( $rank + 1 ).");
      return value;
    }
    throw tokens.error(
        token.at(),
        "value",
        "A value was expected, and here is (" + token.shown() + ").",
        concludes
            ? CONCLUDED
            : "Write a value after the sign: a constant such as Role.TYPE, a variable, a number or a text in quotes.");
  }

  private Value text() {
    Token token = tokens.take();
    if (token.text().length() > Limits.NAME) {
      throw tokens.error(
          token.at(), "text", "The text (" + token.shown() + ") is too long.", "Write a word.");
    }
    Matcher sign = OTHER_SIGN.matcher(token.text());
    if (sign.find()) {
      throw tokens.error(
          token.at(),
          "text",
          "The text ("
              + token.shown()
              + ") has the sign ("
              + Character.toString(token.text().codePointAt(sign.start()))
              + "), which a value cannot have.",
          "Use letters, digits, blanks and plain punctuation.");
    }
    return new Value.Text(token.text(), token.at());
  }

  private int number(int sign) {
    Token token = tokens.take();
    if (tokens.at(".") && tokens.peek(1).is(Kind.NUMBER)) {
      throw tokens.error(
          token.at(),
          "number",
          "The number (" + token.text() + "." + tokens.peek(1).text() + ") is no whole number.",
          "Write a whole number.");
    }
    try {
      return Math.multiplyExact(sign, Integer.parseInt(token.text()));
    } catch (NumberFormatException e) {
      throw tokens.error(
          token.at(),
          "number",
          "The number (" + token.shown() + ") is no whole number that can be read.",
          "Write digits only, at most nine of them.");
    }
  }

  private Value reference() {
    Path path = path();
    if (tokens.at("(")) {
      throw call(path.text());
    }
    if (!tokens.at("+") && !tokens.at("-")) {
      return new Value.Reference(path, 0);
    }
    int sign = tokens.take().is("+") ? 1 : -1;
    if (!tokens.at(Kind.NUMBER)) {
      throw tokens.error(
          "number",
          "A number was expected, and here is (" + tokens.peek().shown() + ").",
          "Only a number can be added to a variable: $rank + 1.");
    }
    return new Value.Reference(path, number(sign));
  }

  private Value constant() {
    Token type = tokens.take();
    if (tokens.at("(")) {
      throw call(type.text());
    }
    if (tokens.at(":") && tokens.peek(1).is(Kind.WORD)) {
      throw tokens.error(
          "value",
          "Between (" + type.text() + ") and (" + tokens.peek(1).shown() + ") stands a colon.",
          "Write a dot: " + type.text() + "." + tokens.peek(1).shown() + ".");
    }
    if (tokens.passed(".")) {
      Token name = tokens.peek();
      String field = field(type);
      if (tokens.at(".")) {
        throw tokens.error(
            type.at(),
            "code",
            "The value (" + type.text() + "." + field + "...) is more than a constant.",
            "Write a constant such as CueKind.ADDITIVE; a rule cannot reach anything else.");
      }
      return new Value.Constant(type.text(), name.text(), type.at());
    }
    return bare(type);
  }

  /** A word alone is none; what it was meant to be depends on the field. */
  private Value bare(Token word) {
    if (concludes && (word.is("true") || word.is("false") || word.is("null"))) {
      throw tokens.error(
          word.at(), "value", "A conclusion is made of (" + word.text() + ").", CONCLUDED);
    }
    if (word.is("true") || word.is("false")) {
      throw tokens.error(
          word.at(),
          "value",
          "A field is compared with (" + word.text() + ").",
          "Write the field alone where it has to be true, with ! before it where it must not: !predicate.");
    }
    if (word.is("null")) {
      throw tokens.error(
          word.at(),
          "value",
          "A field is compared with (null).",
          "Every field has a value; compare it with \"\" or use not.");
    }
    if (word.is("new")) {
      throw call(word.text());
    }
    if (word.is("then") || word.is("end") || word.is("when")) {
      throw tokens.error(
          tokens.before().at(),
          "value",
          "A value was expected, and here is (" + word.text() + ").",
          "Write what the field is compared with, and close the bracket.");
    }
    return new Value.Constant("", word.text(), word.at());
  }
}
