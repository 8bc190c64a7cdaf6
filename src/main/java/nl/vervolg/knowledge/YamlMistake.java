package nl.vervolg.knowledge;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import nl.vervolg.problem.Excerpt;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;

/** Says in plain words why a file is not YAML, where the library speaks of tokens and nodes. */
final class YamlMistake {
  /** What {@link YamlNode} says of a list or group where a name is expected. */
  static final String NO_NAME = "no name";

  private static final String QUOTE_IT = "Put the whole text into quotes.";

  /** What the library says of each kind of mistake, the special before the general. */
  private static final List<Kind> KINDS =
      List.of(
          new Kind("flow sequence", "expected ',' or ']'", YamlMistake::list),
          new Kind("flow mapping", "expected ',' or '}'", YamlMistake::names),
          new Kind("quoted scalar", "unexpected end of stream", YamlMistake::quote),
          new Kind("quoted scalar", "unknown escape character", YamlMistake::escape),
          new Kind("", NO_NAME, YamlMistake::noName),
          new Kind("", "TAB", YamlMistake::tab),
          new Kind("", "cannot start any token", YamlMistake::sign),
          new Kind("", "could not find expected ':'", YamlMistake::colon),
          new Kind("", "mapping values are not allowed", YamlMistake::secondColon),
          new Kind("an alias", "", YamlMistake::sign),
          new Kind("an anchor", "", YamlMistake::sign),
          new Kind("a tag", "", YamlMistake::sign),
          new Kind("", "undefined alias", YamlMistake::sign),
          new Kind("", "expected the node content", YamlMistake::nothing));

  private final Path file;
  private final Excerpt text;
  private final Mark at;
  private final Optional<Mark> begin;

  private YamlMistake(Path file, String text, Mark at, Optional<Mark> begin) {
    this.file = file;
    this.text = Excerpt.of(text);
    this.at = at;
    this.begin = begin;
  }

  private record Kind(String context, String problem, Told told) {
    private boolean is(MarkedYamlEngineException e) {
      return String.valueOf(e.getContext()).contains(context)
          && String.valueOf(e.getProblem()).contains(problem);
    }
  }

  @FunctionalInterface
  private interface Told {
    Problem of(YamlMistake mistake);
  }

  /** The problem that the library found in the text of a file. */
  static Problem of(Path file, String text, MarkedYamlEngineException e) {
    Optional<Mark> at = e.getProblemMark().or(e::getContextMark);
    if (at.isEmpty()) {
      return new Problem(
          new Place(file, 0), "The file is not YAML.", "Compare it with one of its neighbours.");
    }
    YamlMistake mistake = new YamlMistake(file, text, at.orElseThrow(), e.getContextMark());
    return KINDS.stream()
        .filter(kind -> kind.is(e))
        .findFirst()
        .map(kind -> kind.told().of(mistake))
        .orElseGet(mistake::misplaced);
  }

  private Problem list() {
    return open("list", "[", "]");
  }

  private Problem names() {
    return open("group of names", "{", "}");
  }

  private Problem open(String what, String opening, String closing) {
    Mark from = begin.orElse(at);
    return here(
        at,
        "The "
            + what
            + " that begins with "
            + opening
            + " in line "
            + (from.getLine() + 1)
            + ", character "
            + (from.getColumn() + 1)
            + ", is not closed where it should be.",
        "Write "
            + closing
            + " at its end; if it is there, a comma or a quote is missing before this place.");
  }

  private Problem quote() {
    return here(
        begin.orElse(at),
        "The text that begins here with a quote has no closing quote.",
        "Write the quote at its end.");
  }

  private Problem escape() {
    return here(
        at,
        "In double quotes \\" + sign(at) + " means nothing.",
        "Use single quotes, in which \\ is a sign like any other.");
  }

  private Problem noName() {
    return here(
        at,
        "A list or a group in brackets stands here where a name is expected.",
        "Write name: before it; if that is there, a bracket or a quote before this place is missing.");
  }

  private Problem tab() {
    return here(at, "A tab stands here, before the text of the line.", "Write blanks instead.");
  }

  private Problem sign() {
    Mark from = begin.orElse(at);
    return here(from, "A text cannot begin with the sign (" + sign(from) + ").", QUOTE_IT);
  }

  private Problem colon() {
    return here(
        begin.orElse(at),
        "The line has no name with a colon.",
        "Write name: value; if it is a part of the line before, check the brackets and quotes there.");
  }

  private Problem secondColon() {
    return here(
        at,
        "This colon cannot stand here: the line, or the one before it, is a value already.",
        "Put a text with a colon into quotes; begin lines of one kind with equally many blanks.");
  }

  private Problem nothing() {
    return here(
        at,
        "A word is missing before (" + sign(at) + ").",
        "Write it, or delete the comma, bracket or sign that is one too many.");
  }

  private Problem misplaced() {
    String sign = sign(at);
    boolean closes = sign.equals("]") || sign.equals("}");
    return closes
        ? here(
            at,
            "The bracket (" + sign + ") closes nothing.",
            "Delete it, or write the one that opens.")
        : here(
            at,
            "What stands here belongs to nothing above it.",
            "Check brackets and quotes just before it, and that lines of one kind begin with equally many blanks.");
  }

  private Problem here(Mark mark, String what, String advice) {
    return new Problem(
        new Place(file, mark.getLine() + 1, mark.getColumn() + 1),
        "This is not YAML: " + lower(what),
        advice);
  }

  /** The sentence goes on after a colon. */
  private static String lower(String what) {
    return Character.toLowerCase(what.charAt(0)) + what.substring(1);
  }

  private String sign(Mark mark) {
    return text.sign(mark.getLine() + 1, mark.getColumn() + 1);
  }
}
