package nl.vervolg.query.jena;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.match.QueryText;
import nl.vervolg.problem.Excerpt;
import nl.vervolg.problem.Place;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Suggestions;
import org.apache.jena.query.QueryParseException;

/** Says in plain words why a query is not SPARQL, where the library speaks of tokens. */
final class SparqlMistake {
  private static final Pattern AT = Pattern.compile("[Ll]ine (\\d{1,9}), column (\\d{1,9})");
  private static final Pattern PREFIX = Pattern.compile("(?i)PREFIX\\s+([^:\\s]*):");
  private static final Pattern UNRESOLVED = Pattern.compile("Unresolved prefixed name: (\\S+)");
  private static final Pattern IN_SCOPE = Pattern.compile("already in-scope: (\\?\\w+)");

  private final QueryText text;
  private final boolean pattern;
  private final String message;
  private final Excerpt lines;
  private int line;
  private int column;

  private SparqlMistake(QueryText text, boolean pattern, QueryParseException e) {
    this.text = text;
    this.pattern = pattern;
    this.message = String.valueOf(e.getMessage());
    this.lines = Excerpt.of(text.text());
    this.line = Math.max(e.getLine(), 1);
    this.column = Math.max(e.getColumn(), 0);
  }

  /**
   * The problem that the library found.
   *
   * @param pattern whether it is a pattern, not a whole query
   */
  static Problem of(QueryText text, boolean pattern, QueryParseException e) {
    return new SparqlMistake(text, pattern, e).problem();
  }

  private Problem problem() {
    Matcher at = AT.matcher(message);
    if (at.find()) {
      line = Integer.parseInt(at.group(1));
      column = Integer.parseInt(at.group(2));
    }
    if (line == 1) {
      column = Math.max(column - ParsedQueries.before(text, pattern).length(), 0);
    }
    Matcher unresolved = UNRESOLVED.matcher(message);
    if (unresolved.find()) {
      return prefix(unresolved.group(1));
    }
    Matcher again = IN_SCOPE.matcher(message);
    if (again.find()) {
      return here(
          "the variable (" + again.group(1) + ") gets a value a second time.",
          "Give the new value another name.");
    }
    if (message.contains("<EOF>") || line > lines.lines().size()) {
      return open();
    }
    return message.startsWith("Lexical error") ? word() : misplaced();
  }

  private Problem prefix(String name) {
    String prefix = name.substring(0, name.indexOf(':') + 1);
    Set<String> known = new TreeSet<>();
    Matcher declared = PREFIX.matcher(text.prologue() + "\n" + text.text());
    while (declared.find()) {
      known.add(declared.group(1) + ":");
    }
    return here(
        "the prefix (" + prefix + ") of (" + name + ") is not declared.",
        Suggestions.closest(prefix, known)
            .map(near -> "Maybe you meant (" + near + ").")
            .orElse(
                pattern
                    ? "Declare it under prefixes: in domain.yaml."
                    : "Write PREFIX " + prefix + " <...> above SELECT."));
  }

  private Problem open() {
    line = Math.min(line, Math.max(lines.lines().size(), 1));
    column = Math.min(column, lines.line(line).length());
    return here(
        "it ends too early, or has a bracket too many.",
        "Each { ( [ and each quote needs one that closes it, and nothing else closes it.");
  }

  private Problem word() {
    String word = lines.before(line, column);
    int begin = column - word.length();
    String shown = word.isEmpty() ? lines.word(line, column) : word;
    column = word.isEmpty() ? column : begin;
    return here(
        "(" + shown + ") means nothing here.",
        "Check its spelling: a variable begins with ?, a name has a prefix and a colon, a text stands in quotes.");
  }

  private Problem misplaced() {
    String word = lines.word(line, column);
    return here(
        "(" + word + ") cannot stand here.",
        "It is one too many, or something before it is missing: a value, a full stop between two statements, or the brace that closes.");
  }

  private Problem here(String what, String advice) {
    int lineOfFile = text.line() + line - 1;
    return new Problem(
        new Place(text.file(), lineOfFile, columnOfFile(lineOfFile)),
        "This is not SPARQL: " + what,
        advice);
  }

  /** A pattern stands in its file further to the right. */
  private int columnOfFile(int lineOfFile) {
    if (!pattern || column == 0) {
      return column;
    }
    try {
      String whole = Files.readString(text.file(), StandardCharsets.UTF_8);
      int shift = Excerpt.of(whole).line(lineOfFile).indexOf(lines.line(line));
      return shift < 0 ? 0 : column + shift;
    } catch (IOException e) {
      return 0;
    }
  }
}
