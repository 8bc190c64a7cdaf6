package nl.vervolg.knowledge;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.problem.Excerpt;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Suggestions;

/** Says in plain words why a file is not Turtle, where the library speaks of tokens. */
final class TurtleMistake {
  private static final Pattern AT = Pattern.compile("\\[line: (\\d{1,9}), col: (\\d{1,9}) *\\] *");
  private static final String REMARK = "#";
  private static final Pattern SIGN = Pattern.compile("[#$]");
  private static final Pattern PREFIX = Pattern.compile("(?i)@?prefix\\s+([^:\\s]*):");

  /**
   * What the library says, what that means and what to do; (#) is what stands there, ($) what the
   * library says of it.
   */
  private static final List<Kind> KINDS =
      List.of(
          new Kind(
              "Out of place.*",
              "Here is a (#) that belongs to nothing.",
              "Delete it, or write the statement that it is a part of."),
          new Kind(
              "Triples not terminated by DOT",
              "The statement before (#) has no end.",
              "Write a full stop at its end; before another property of the same thing a semicolon, before another value a comma."),
          new Kind(
              "Triples not terminated properly in.*|.*Unrecognized.*expected an RDF Term.*",
              "Something is missing before (#).",
              "A statement is a thing, a property and a value; each bracket that opens has one that closes."),
          new Kind(
              "Broken long string.*",
              "A text in three quotes is not closed.",
              "Write the three quotes at its end."),
          new Kind(
              "Bad character in IRI.*|.*Broken IRI.*|.*Bad IRI.*",
              "An address in < > has a blank, or a sign that it cannot have.",
              "Write > at its end, and a blank in it as %20."),
          new Kind(
              "Lexical form '(.*)' not valid for datatype (?:XSD )?(\\w+).*",
              "The value ($) is not of its kind.",
              "Write one that is, or leave out what follows ^^."),
          new Kind(
              "Language not valid.*|Bad language tag.*|.*lang(?:uage)? ?tag.*",
              "What stands after @ is no language.",
              "Write @ and two small letters, such as @nl."),
          new Kind(
              "PREFIX or @prefix requires.*",
              "The name of a prefix has no colon.",
              "Write @prefix, the name with a colon, and the address in < >."),
          new Kind(
              "Unrecognized keyword: (.*)",
              "The name ($) has no prefix.",
              "Write a prefix and a colon before it, or put a text into quotes."),
          new Kind(
              "Subject is a literal.*",
              "A statement begins with a text or a number.",
              "Begin it with the name of a thing; a semicolon, not a full stop, stands before another property."),
          new Kind(
              "Illegal.*escape.*",
              "A \\ is followed by a sign with which it means nothing.",
              "Write it twice where you mean the sign itself."),
          new Kind(
              "Expected IRI for predicate.*",
              "What stands here (#) cannot be a property.",
              "A statement is a thing, a property and a value, in this order."));

  private final Path file;
  private final String message;
  private final Excerpt text;
  private final int line;
  private final int column;

  private TurtleMistake(Path file, String told, Excerpt text) {
    Matcher at = AT.matcher(told);
    boolean found = at.find();
    this.file = file;
    this.text = text;
    this.message = found ? told.substring(at.end()).lines().findFirst().orElse("") : told;
    this.line = found ? Integer.parseInt(at.group(1)) : 0;
    this.column = found ? Integer.parseInt(at.group(2)) : 0;
  }

  private record Kind(Pattern said, String what, String advice) {
    private Kind(String said, String what, String advice) {
      this(Pattern.compile(said), what, advice);
    }
  }

  /** The problem that the library tells of a file. */
  static Problem of(Path file, String told) {
    return new TurtleMistake(file, told, read(file)).problem();
  }

  private static Excerpt read(Path file) {
    try {
      return Excerpt.of(Files.readString(file, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return Excerpt.of("");
    }
  }

  private Problem problem() {
    if (message.startsWith("Undefined prefix")) {
      return prefix(message.substring(message.indexOf(':') + 1).strip());
    }
    if (message.contains("newline in string")) {
      return at(
          new Place(file, line - 1),
          "a text in this line has no closing quote.",
          "Write the quote at its end; a text of several lines stands in three quotes.");
    }
    if (message.startsWith("Unrecognized keyword") && text.word(line, column).contains(REMARK)) {
      return here(
          "In (#) the sign ($) begins a remark.",
          REMARK,
          "Write a colon there, or the whole address in < >.");
    }
    for (Kind kind : KINDS) {
      Matcher said = kind.said().matcher(message);
      if (said.matches()) {
        return here(kind.what(), shown(said), kind.advice());
      }
    }
    return here(
        "The statement cannot be read from (#) on.", "", "Check it, and the one before it.");
  }

  private static String shown(Matcher said) {
    return said.groupCount() > 0 ? String.valueOf(said.group(1)) : "";
  }

  private Problem prefix(String name) {
    Set<String> known = new TreeSet<>();
    for (String each : text.lines()) {
      Matcher declared = PREFIX.matcher(each);
      if (declared.lookingAt()) {
        known.add(declared.group(1) + ":");
      }
    }
    return here(
        "The prefix ($:) is not declared.",
        name,
        Suggestions.closest(name + ":", known)
            .map(near -> "Maybe you meant (" + near + ").")
            .orElse("Write @prefix " + name + ": <...> . at the top of the file."));
  }

  /** Fills both signs at once: what was found may have them itself. */
  private Problem here(String what, String said, String advice) {
    String found = text.word(line, column);
    String told =
        SIGN.matcher(what)
            .replaceAll(sign -> Matcher.quoteReplacement(sign.group().equals("#") ? found : said));
    return at(
        new Place(file, line, column),
        Character.toLowerCase(told.charAt(0)) + told.substring(1),
        advice);
  }

  private static Problem at(Place place, String what, String advice) {
    return new Problem(place, "This is not Turtle: " + what, advice);
  }
}
