package nl.vervolg.resolve.rules.syntax;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Annotation;
import nl.vervolg.resolve.rules.syntax.Token.Kind;

/** Reads what a rule says of itself, between its name and {@code when}. */
final class AnnotationParser {
  private final TokenReader tokens;

  AnnotationParser(TokenReader tokens) {
    this.tokens = tokens;
  }

  List<Annotation> all() {
    List<Annotation> annotations = new ArrayList<>();
    while (tokens.at("@")) {
      annotations.add(annotation());
    }
    return annotations;
  }

  private Annotation annotation() {
    Position at = tokens.take().at();
    if (!tokens.at(Kind.WORD)) {
      throw tokens.error(
          "annotation",
          "After (@) a name was expected, and here is (" + tokens.peek().shown() + ").",
          "Write @Id(\"...\"), @Why(\"...\"), @Example({ .. }) or @CounterExample({ .. }).");
    }
    String name = tokens.take().text();
    tokens.expect(
        "(",
        "missing-bracket",
        "After @" + name + " a bracket was expected, and here is (" + tokens.peek().shown() + ").",
        "Write @" + name + "(\"...\").");
    boolean several = tokens.passed("{");
    List<Annotation.Text> texts = texts(name, several);
    if (!several && texts.size() > 1) {
      throw tokens.error(
          at,
          "annotation",
          "@" + name + " has several texts.",
          "Put them between { and }: @" + name + "({ \"..\", \"..\" }).");
    }
    if (several) {
      close(name, "}");
    }
    close(name, ")");
    return new Annotation(name, texts, at);
  }

  private List<Annotation.Text> texts(String name, boolean several) {
    List<Annotation.Text> texts = new ArrayList<>();
    do {
      if (several && tokens.at("}") && !texts.isEmpty()) {
        throw tokens.error(
            tokens.before().at(),
            "extra-comma",
            "After the last text of @" + name + " is a comma.",
            "Take the comma out.");
      }
      if (texts.size() >= Limits.TEXTS) {
        throw tokens.error(
            "too-large",
            "@" + name + " has more than " + Limits.TEXTS + " texts.",
            "Take some of them out; dialogues for tests belong to examples/.");
      }
      texts.add(text(name));
      if (tokens.at(Kind.TEXT)) {
        throw tokens.error(
            tokens.gap(),
            "missing-comma",
            "Between two texts of @" + name + " there is no comma.",
            "Put a comma between them.");
      }
    } while (tokens.passed(","));
    return texts;
  }

  private void close(String name, String bracket) {
    tokens.expect(
        bracket,
        "missing-bracket",
        "@"
            + name
            + " is not closed: ("
            + bracket
            + ") was expected, and here is ("
            + tokens.peek().shown()
            + ").",
        "Write " + bracket + " behind its last text.");
  }

  private Annotation.Text text(String name) {
    Token token = tokens.peek();
    if (!token.is(Kind.TEXT)) {
      throw tokens.error(
          "annotation",
          "@" + name + " needs a text, and here is (" + token.shown() + ").",
          "Write it in quotes: @" + name + "(\"...\").");
    }
    if (token.text().length() > Limits.TEXT) {
      throw tokens.error(
          "too-large",
          "A text of @" + name + " has more than " + Limits.TEXT + " characters.",
          "Say it shorter.");
    }
    return new Annotation.Text(tokens.take().text(), token.at());
  }
}
