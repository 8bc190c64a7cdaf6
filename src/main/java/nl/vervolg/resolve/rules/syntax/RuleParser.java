package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/**
 * Reads a rule file. A mistake ends the reading of its rule only, so that one reading finds the
 * mistakes of all rules.
 */
public final class RuleParser {
  /** The only line of imports that a rule file has. */
  public static final String MODEL = "nl.vervolg.dialogue.*";

  private static final List<String> TOP = List.of("rule", "package", "import");
  private static final List<String> HEADER = List.of("@Id", "@Why", "@Example", "when");
  private static final Set<String> NOT_RULES =
      Set.of(
          "function",
          "global",
          "query",
          "declare",
          "dialect",
          "unit",
          "trait",
          "enum",
          "window",
          "entry",
          "expander",
          "attributes",
          "class",
          "static");
  private static final Set<String> ATTRIBUTES =
      Set.of(
          "salience",
          "no",
          "lock",
          "agenda",
          "activation",
          "ruleflow",
          "auto",
          "dialect",
          "enabled",
          "duration",
          "timer",
          "calendars",
          "date",
          "refract",
          "direct",
          "extends",
          "attributes");

  private final TokenReader tokens;
  private final List<SyntaxError> errors;
  private final List<RuleSyntax> rules = new ArrayList<>();
  private String rule = "";

  private RuleParser(TokenReader tokens, List<SyntaxError> errors) {
    this.tokens = tokens;
    this.errors = errors;
  }

  /**
   * Reads the text of a file.
   *
   * @param folder the last word of its package line, such as {@code edits}
   */
  public static FileSyntax parse(String text, String folder) {
    List<SyntaxError> errors = new ArrayList<>();
    if (text.length() > Limits.FILE) {
      errors.add(
          new SyntaxError(
              new Position(1, 1),
              "",
              "too-large",
              "The file has more than " + Limits.FILE + " characters.",
              "Split it into files of one subject each."));
      return new FileSyntax(List.of(), errors);
    }
    List<Token> tokens = Lexer.tokens(text, errors);
    RuleParser parser = new RuleParser(new TokenReader(tokens), errors);
    parser.file(folder, tokens.size());
    return new FileSyntax(
        parser.rules,
        errors.stream().limit(Limits.ERRORS).map(error -> named(error, parser.rules)).toList());
  }

  /** A mistake in a text or a character, with the rule that it stands in. */
  private static SyntaxError named(SyntaxError error, List<RuleSyntax> rules) {
    if (!error.rule().isEmpty()) {
      return error;
    }
    String name =
        rules.stream()
            .filter(each -> each.at().line() <= error.at().line())
            .reduce((earlier, later) -> later)
            .map(RuleSyntax::id)
            .orElse("");
    return new SyntaxError(error.at(), name, error.kind(), error.what(), error.advice());
  }

  private void file(String folder, int count) {
    try {
      if (count > Limits.TOKENS) {
        throw tokens.error(
            "too-large",
            "The file has too many words.",
            "Split it into files of one subject each.");
      }
      while (!tokens.at(Kind.END)) {
        step(folder);
      }
    } catch (SyntaxError.Thrown e) {
      errors.add(e.error());
    }
  }

  private void step(String folder) {
    rule = "";
    int before = errors.size();
    try {
      if (tokens.at("rule")) {
        RuleSyntax read = rule();
        if (rules.size() >= Limits.RULES) {
          throw tokens.error(
              "too-large", "The file has more than " + Limits.RULES + " rules.", "Split it.");
        }
        rules.add(read);
      } else if (tokens.at("package")) {
        name("package", "rules." + folder);
      } else if (tokens.at("import")) {
        name("import", MODEL);
      } else {
        throw noRule();
      }
    } catch (SyntaxError.Thrown e) {
      SyntaxError error = e.error();
      errors.add(new SyntaxError(error.at(), rule, error.kind(), error.what(), error.advice()));
      if (errors.size() == before || !tokens.rule()) {
        tokens.take();
        tokens.skipRule();
      }
    }
  }

  private SyntaxError.Thrown noRule() {
    String word = tokens.peek().text();
    if (tokens.at("end")) {
      return tokens.error(
          "extra-end",
          "Here is an 'end' without a rule.",
          "Take it out, or write the rule above it.");
    }
    if (NOT_RULES.contains(word)) {
      return tokens.error(
          "not-a-rule",
          "The file has a (" + word + "), which is no rule.",
          "Take it out: a rule file holds rules only; calculations belong to the program.");
    }
    if (ATTRIBUTES.contains(word)) {
      return attribute();
    }
    return tokens.misspelt(
        "not-a-rule", "A rule was expected, and here is (" + tokens.peek().shown() + ").", TOP);
  }

  private SyntaxError.Thrown attribute() {
    return tokens.error(
        "attribute",
        "The rule has the attribute (" + tokens.peek().text() + ").",
        "Take it out: the folder of the file says when a rule runs; write a veto to make an exception.");
  }

  /** The lines at the top say what every rule file says. */
  private void name(String word, String wanted) {
    Token begin = tokens.take();
    StringBuilder said = new StringBuilder();
    while (tokens.peek().at().line() == begin.at().line() && !tokens.at(Kind.END)) {
      said.append(
          said.length() > 0 && tokens.before().is(Kind.WORD) && tokens.at(Kind.WORD) ? " " : "");
      said.append(tokens.take().text());
    }
    String name = said.toString().replaceAll(";$", "");
    if (!name.equals(wanted)) {
      throw tokens.error(
          begin.at(),
          word,
          "The file says (" + word + " " + name + ").",
          "Write ("
              + word
              + " "
              + wanted
              + "), as the other files of this folder, and no other "
              + word
              + ".");
    }
  }

  private RuleSyntax rule() {
    Token begin = tokens.take();
    if (!tokens.at(Kind.TEXT)) {
      throw tokens.error(
          "rule-name",
          "After 'rule' its name was expected, and here is (" + tokens.peek().shown() + ").",
          "Write the name in quotes: rule \"a value replaces the value of its own slot\".");
    }
    String name = tokens.take().text();
    rule = name;
    List<Annotation> annotations = new AnnotationParser(tokens).all();
    rule = id(annotations).orElse(name);
    when();
    List<Condition> when = new ConditionParser(tokens).all();
    RuleSyntax.Conclusion then = new ConclusionParser(tokens).read();
    return new RuleSyntax(name, begin.at(), annotations, when, then);
  }

  private static Optional<String> id(List<Annotation> annotations) {
    return annotations.stream()
        .filter(each -> each.name().equals("Id"))
        .flatMap(each -> each.texts().stream())
        .map(Annotation.Text::value)
        .findFirst();
  }

  private void when() {
    if (ATTRIBUTES.contains(tokens.peek().text()) && !tokens.at(Kind.TEXT)) {
      throw attribute();
    }
    if (tokens.at("then") || tokens.at("end") || tokens.at(Kind.END) || tokens.rule()) {
      throw tokens.error(
          "missing-when",
          "The rule has no 'when'.",
          "Write 'when' on a line of its own between what the rule says of itself and its conditions.");
    }
    if (!tokens.passed("when")) {
      throw tokens.misspelt(
          "missing-when",
          "Here 'when' was expected, and here is (" + tokens.peek().shown() + ").",
          HEADER);
    }
  }
}
