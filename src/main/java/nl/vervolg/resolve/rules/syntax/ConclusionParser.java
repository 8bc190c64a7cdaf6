package nl.vervolg.resolve.rules.syntax;

import java.util.List;
import java.util.Optional;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Reads what stands between {@code then} and {@code end}. */
final class ConclusionParser {
  private static final String FORM =
      "Write one insert( new Ellipsis( .. ) ); and nothing else between 'then' and 'end'.";

  private final TokenReader tokens;
  private final ValueParser values;

  ConclusionParser(TokenReader tokens) {
    this.tokens = tokens;
    this.values = new ValueParser(tokens, true);
  }

  /** The conclusion; takes {@code end} as well. */
  RuleSyntax.Conclusion read() {
    if (tokens.at("end")) {
      throw tokens.error("no-conclusion", "The rule concludes nothing.", FORM);
    }
    if (!tokens.passed("insert")) {
      throw tokens.error(
          "conclusion",
          "After 'then' stands (" + tokens.peek().shown() + "), which is no insert.",
          tokens
              .meant(List.of("insert"))
              .map(word -> "Maybe you meant (" + word + ").")
              .orElse(FORM));
    }
    bracket("(", "After 'insert' a bracket was expected");
    RuleSyntax.Conclusion conclusion = made();
    bracket(")", "The bracket of 'insert' is not closed");
    end();
    return conclusion;
  }

  private void end() {
    if (!tokens.passed(";")) {
      Token last = tokens.before();
      throw tokens.error(
          last.end(),
          "missing-semicolon",
          "After the insert the semicolon is missing.",
          "Write ; behind the last bracket.");
    }
    if (tokens.passed("end")) {
      return;
    }
    if (tokens.at(Kind.END) || tokens.rule() || tokens.at("rule")) {
      throw tokens.error(
          tokens.gap(),
          "missing-end",
          "The rule has no 'end'.",
          "Write 'end' on a line of its own behind it.");
    }
    Optional<String> meant = tokens.meant(List.of("end"));
    if (meant.isPresent()) {
      throw tokens.error(
          "missing-end",
          "Here 'end' was expected, and here is (" + tokens.peek().shown() + ").",
          "Maybe you meant (end).");
    }
    if (tokens.at("insert")) {
      throw tokens.error(
          "conclusion",
          "The rule inserts more than one conclusion.",
          "Write a second rule for the second conclusion.");
    }
    throw tokens.error(
        "conclusion", "After the insert stands (" + tokens.peek().shown() + ").", FORM);
  }

  private RuleSyntax.Conclusion made() {
    boolean fresh = tokens.passed("new");
    Token fact = word("the name of a conclusion");
    String maker = "";
    if (!fresh && tokens.passed(".")) {
      maker = word("the name of an edit").text();
    } else if (fresh && tokens.at(".")) {
      throw dotted(fact);
    } else if (!fresh) {
      throw tokens.error(
          fact.at(),
          "conclusion",
          "Before (" + fact.text() + ") the word 'new' is missing.",
          "Write new "
              + fact.text()
              + "( .. ), or for an edit what it does: Edit.add( $mention ).");
    }
    bracket(
        "(",
        "After ("
            + fact.text()
            + (maker.isEmpty() ? "" : "." + maker)
            + ") a bracket was expected");
    List<Value> arguments = tokens.at(")") ? List.of() : values.some(")");
    bracket(")", "The bracket after (" + fact.text() + ") is not closed");
    if (tokens.at(".")) {
      throw tokens.error("code", "Something is called on the conclusion.", FORM);
    }
    return new RuleSyntax.Conclusion(fact.text(), maker, arguments, fact.at());
  }

  private SyntaxError.Thrown dotted(Token fact) {
    String edit = fact.text() + "." + tokens.peek(1).text();
    return tokens.peek(2).is("(")
        ? tokens.error(
            fact.at(),
            "conclusion",
            "Before (" + edit + ") stands the word 'new'.",
            "Take 'new' out where a word follows the dot, or write new " + fact.text() + "( .. ).")
        : tokens.error(
            fact.at(),
            "code",
            "The name (" + edit + "...) is not that of a conclusion.",
            "Write the name of a conclusion alone; nothing else can be made by a rule.");
  }

  private Token word(String what) {
    if (!tokens.at(Kind.WORD)) {
      throw tokens.error(
          "conclusion",
          "Here " + what + " was expected, and here is (" + tokens.peek().shown() + ").",
          FORM);
    }
    return tokens.take();
  }

  private void bracket(String bracket, String what) {
    boolean value = tokens.at(Kind.WORD) || tokens.at(Kind.VARIABLE) || tokens.at(Kind.TEXT);
    tokens.expect(
        bracket,
        value && !tokens.at("end") && bracket.equals(")") ? "missing-comma" : "missing-bracket",
        what + ", and here is (" + tokens.peek().shown() + ").",
        "Write insert( new Ellipsis( EllipsisKind.FRAGMENT ) ); with a comma between two values and a bracket for each that was opened.");
  }
}
