package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.resolve.rules.syntax.Token.Kind;
import org.jspecify.annotations.Nullable;

/**
 * Reads a rule file. A mistake ends the reading of its rule only, so that one reading finds the
 * mistakes of all rules; what follows from a mistake is not told as a second one.
 */
public final class RuleParser {
  /** The only line of imports that a rule file has. */
  public static final String MODEL = "nl.vervolg.dialogue.*";

  private static final String NOT_A_RULE = "not-a-rule";

  /** Kinds of mistakes in a line that is, or may have been meant as, the package or the import. */
  public static final Set<String> HEAD = Set.of(NOT_A_RULE, "package", "import");

  private static final String PACKAGE = "rules.";
  private static final List<String> TOP = List.of("rule", "package", "import");
  private static final List<String> HEADER =
      List.of("@Id", "@Why", "@Example", "@CounterExample", "when");
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
  private final Mistakes mistakes;
  private final List<RuleSyntax> rules = new ArrayList<>();
  private final List<RuleSyntax> unfinished = new ArrayList<>();
  private final String folder;
  private @Nullable RuleSyntax begun;
  private String rule = "";
  private String layer = "";
  private boolean imports;

  private RuleParser(TokenReader tokens, Mistakes mistakes, String folder) {
    this.tokens = tokens;
    this.mistakes = mistakes;
    this.folder = folder;
  }

  /**
   * Reads the text of a file.
   *
   * @param folder the last word of its package line, such as {@code edits}
   */
  public static FileSyntax parse(String text, String folder) {
    if (text.length() > Limits.FILE) {
      String what = "The file has more than " + Limits.FILE + " characters.";
      return TooLarge.file(folder, what, TooLarge.rules(text));
    }
    List<Flaw> flaws = new ArrayList<>();
    String lines = text.replace("\r\n", "\n").replace('\r', '\n');
    List<Token> tokens =
        Lexer.tokens(lines.startsWith("\ufeff") ? lines.substring(1) : lines, flaws);
    if (tokens.size() > Limits.TOKENS) {
      String what = "The file has more than " + Limits.TOKENS + " words and signs.";
      return TooLarge.file(folder, what, TooLarge.rules(lines));
    }
    RuleParser parser = new RuleParser(new TokenReader(tokens), new Mistakes(flaws), folder);
    while (!parser.tokens.at(Kind.END) && parser.rules.size() <= Limits.RULES) {
      parser.step();
    }
    if (parser.rules.size() > Limits.RULES) {
      return TooLarge.file(folder, "", Math.max(TooLarge.rules(lines), parser.rules.size()));
    }
    return new FileSyntax(
        new FileSyntax.Head(parser.layer, parser.imports),
        parser.rules,
        parser.unfinished,
        parser.mistakes.all());
  }

  private void step() {
    rule = "";
    begun = null;
    Position begin = tokens.peek().at();
    Position from = tokens.atOneOf(TOP) ? begin : new Position(begin.line(), 1);
    RuleSyntax read = null;
    SyntaxError error = null;
    Position next = begin;
    try {
      read = part();
    } catch (SyntaxError.Thrown e) {
      error = e.error();
      next = tokens.peek().at();
      if (!tokens.top()) {
        tokens.take();
        tokens.skipRule();
      }
    }
    boolean sound = mistakes.settle(from, end(error), rule, error, next);
    if (read != null && sound) {
      rules.add(read);
    } else if (begun != null && !mistakes.misled()) {
      unfinished.add(begun);
    }
  }

  private Position end(@Nullable SyntaxError error) {
    return error == null ? tokens.gap() : tokens.peek().at();
  }

  private @Nullable RuleSyntax part() {
    if (tokens.at("rule")) {
      return rule();
    }
    if (tokens.at("package")) {
      name("package", PACKAGE + folder);
      return null;
    }
    if (tokens.at("import")) {
      imports = true;
      name("import", MODEL);
      return null;
    }
    throw noRule();
  }

  private SyntaxError.Thrown noRule() {
    Token token = tokens.peek();
    if (tokens.at("end")) {
      return tokens.error(
          "extra-end",
          "Here is an 'end' without a rule.",
          "Take it out, or write the rule above it.");
    }
    if (token.is(Kind.WORD) && NOT_RULES.contains(token.text())) {
      return tokens.error(
          NOT_A_RULE,
          "The file has a (" + token.text() + "), which is no rule.",
          "Take it out: a rule file holds rules only; calculations belong to the program.");
    }
    if (token.is(Kind.WORD) && ATTRIBUTES.contains(token.text())) {
      return attribute();
    }
    return tokens.error(
        NOT_A_RULE,
        "A rule was expected, and here is (" + token.shown() + ").",
        tokens
            .meant(TOP)
            .map(word -> "Maybe you meant (" + word + ").")
            .orElse("Begin a rule with: rule \"...\"; begin a remark with //."));
  }

  private SyntaxError.Thrown attribute() {
    boolean others = tokens.at("extends");
    StringBuilder name = new StringBuilder(tokens.peek().text());
    for (int i = 1; tokens.peek(i).is("-") && tokens.peek(i + 1).is(Kind.WORD); i += 2) {
      name.append('-').append(tokens.peek(i + 1).text());
    }
    return tokens.error(
        "attribute",
        "The rule has the attribute (" + name + ").",
        others
            ? "Take it out, and write the conditions of the other rule here too."
            : "Take it out: the folder of the file says when a rule runs; write a veto to make an exception.");
  }

  /** The lines at the top say what every rule file says. */
  private void name(String word, String wanted) {
    Token begin = tokens.take();
    StringBuilder said = new StringBuilder();
    while (tokens.peek().at().line() == begin.at().line() && !tokens.at(Kind.END)) {
      boolean apart = tokens.before().is(Kind.WORD) && tokens.at(Kind.WORD);
      String next = (said.length() > 0 && apart ? " " : "") + tokens.take().shown();
      said.append(said.length() < Limits.TEXT ? next : "");
    }
    String name = said.toString().replaceAll(";$", "");
    if (word.equals("package")) {
      layer = name.substring(name.lastIndexOf('.') + 1);
    }
    if (!name.equals(wanted)) {
      throw tokens.error(
          begin.at(),
          word,
          "The file says (" + Token.cut(word + " " + name) + ").",
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
          tokens.gap(),
          "rule-name",
          "After 'rule' its name was expected, and here is (" + tokens.peek().shown() + ").",
          "Write the name in quotes: rule \"a value replaces the value of its own slot\".");
    }
    Token name = tokens.take();
    rule = name.text();
    if (rule.isBlank() || rule.length() > Limits.NAME) {
      throw tokens.error(
          name.at(),
          "rule-name",
          "The name of the rule is " + (rule.isBlank() ? "empty." : "too long."),
          "Write a sentence that you would say aloud.");
    }
    List<Annotation> annotations = new AnnotationParser(tokens).all();
    rule = id(annotations).orElse(rule);
    when();
    List<Condition> when = new ConditionParser(tokens).all();
    RuleSyntax.Conclusion none = new RuleSyntax.Conclusion("", "", List.of(), begin.at());
    begun = new RuleSyntax(name.text(), begin.at(), annotations, when, none);
    RuleSyntax.Conclusion then = new ConclusionParser(tokens).read();
    return new RuleSyntax(name.text(), begin.at(), annotations, when, then);
  }

  private static Optional<String> id(List<Annotation> annotations) {
    return annotations.stream()
        .filter(each -> each.name().equals("Id"))
        .flatMap(each -> each.texts().stream())
        .map(Annotation.Text::value)
        .filter(text -> !text.isBlank())
        .findFirst();
  }

  private void when() {
    if (tokens.at(Kind.WORD) && ATTRIBUTES.contains(tokens.peek().text())) {
      throw attribute();
    }
    if (tokens.at("then") || tokens.at("end") || tokens.at(Kind.END) || tokens.rule()) {
      throw tokens.error(
          tokens.gap(),
          "missing-when",
          "The rule has no 'when'.",
          "Write 'when' on a line of its own between what the rule says of itself and its conditions.");
    }
    if (!tokens.passed("when")) {
      boolean shouted = tokens.peek().text().equalsIgnoreCase("when");
      throw tokens.error(
          "missing-when",
          "Here 'when' was expected, and here is (" + tokens.peek().shown() + ").",
          shouted
              ? "Maybe you meant (when)."
              : Suggestions.closest(tokens.peek().text(), HEADER)
                  .map(word -> "Maybe you meant (" + word + ").")
                  .orElse("Write 'when' on a line of its own above the conditions."));
    }
  }
}
