package nl.vervolg.resolve.rules;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.problem.Suggestions;

/**
 * The form of an example: {@code turn | turn [Museum Aa/M; Museum Bee] => outcome}. Whether it
 * comes out as written is another matter. A table in braces can stand before it.
 */
public final class ExampleForm {
  /** Between the turns and the outcome. */
  public static final String ARROW = "=>";

  /** Between two rows. */
  public static final Pattern ROW = Pattern.compile(";");

  /** Between two turns; a bar between brackets is one of a name. */
  public static final Pattern TURN = Pattern.compile("\\|(?![^\\[]*\\])");

  /** A table before the turns: {@code {Bridge: Forth, Tower; Town: Leith, London} turn | turn}. */
  private static final Pattern TABLE = Pattern.compile("^\\s*\\{([^{}]*)\\}");

  private static final String FORM = "Write: first turn | second turn => what comes of the second.";
  private static final List<String> OUTCOMES = List.of("chitchat", "out_of_scope", "topic_switch");
  private static final Pattern WORD = Pattern.compile("[A-Za-z_-]+");
  private static final int LONGEST_SHOWN = 80;

  private ExampleForm() {}

  /**
   * What is wrong with the form of an example.
   *
   * @param at offset in the line, from 0
   * @param kind stable name, {@code kebab-case}
   */
  public record Mistake(int at, String kind, String what, String advice) {}

  /** What the table before the turns says, between its braces; none where there is none. */
  public static Optional<String> table(String line) {
    Matcher table = TABLE.matcher(line);
    return table.find() ? Optional.of(table.group(1)) : Optional.empty();
  }

  /** The line with blanks where its table is. */
  public static String turns(String line) {
    Matcher table = TABLE.matcher(line);
    return table.find() ? " ".repeat(table.end()) + line.substring(table.end()) : line;
  }

  /** What is wrong with the form of a line, if anything is. */
  public static Optional<Mistake> mistake(String whole) {
    String line = turns(whole);
    int arrow = line.lastIndexOf(ARROW);
    if (arrow < 0) {
      return mistake(
          Math.max(0, line.indexOf("->")),
          "example-arrow",
          "The example (" + shown(line) + ") has no => with an outcome.",
          FORM);
    }
    if (line.indexOf(ARROW) < arrow) {
      return mistake(
          arrow,
          "example-arrow",
          "The example has a second =>.",
          "Write one example for each outcome: first turn | second turn => what comes of the second.");
    }
    int at = 0;
    for (String turn : TURN.split(line.substring(0, arrow), -1)) {
      Optional<Mistake> mistake = turn(turn, at);
      if (mistake.isPresent()) {
        return mistake;
      }
      at += turn.length() + 1;
    }
    return outcome(line, arrow, TURN.split(line.substring(0, arrow), -1).length == 1);
  }

  /** True for an outcome that is no complete question but a name of what comes of a turn. */
  public static boolean isName(String outcome) {
    return OUTCOMES.contains(outcome) || outcome.equals("-") || outcome.equals("?");
  }

  private static Optional<Mistake> outcome(String line, int arrow, boolean alone) {
    String outcome = line.substring(arrow + ARROW.length()).strip();
    int at = arrow + ARROW.length() + 1;
    if (outcome.isEmpty()) {
      return mistake(
          arrow,
          "example-outcome",
          "The example (" + shown(line) + ") has no outcome after =>.",
          FORM);
    }
    if (alone && outcome.contains(" ")) {
      return mistake(
          0,
          "example-turn",
          "The example has one turn, and a complete question as its outcome.",
          "Write the question before it, and a bar between the two: " + FORM.substring(7));
    }
    Optional<String> near =
        WORD.matcher(outcome).matches() && !OUTCOMES.contains(outcome)
            ? Suggestions.closest(outcome, OUTCOMES)
            : Optional.empty();
    return near.flatMap(
        meant ->
            mistake(
                at,
                "example-outcome",
                "There is no outcome (" + outcome + ").",
                "Maybe you meant (" + meant + ")."));
  }

  private static Optional<Mistake> turn(String turn, int at) {
    int open = turn.indexOf('[');
    int close = turn.lastIndexOf(']');
    if ((open < 0 ? turn : turn.substring(0, open)).isBlank()) {
      return mistake(at, "example-turn", "A turn of the example is empty.", FORM);
    }
    if (open < 0 && close < 0) {
      return Optional.empty();
    }
    if (open < 0 || close < open) {
      return mistake(
          at + Math.max(open, close),
          "example-rows",
          "A bracket around rows has no other side.",
          "Write the rows as [Name/KIND; Name/KIND] behind their turn.");
    }
    boolean nameless =
        ROW.splitAsStream(turn.substring(open + 1, close))
            .anyMatch(row -> row.isBlank() || row.strip().startsWith("/"));
    return nameless
        ? mistake(
            at + open,
            "example-rows",
            "A row between the brackets has no name.",
            "Write the rows as [Name/KIND; Name/KIND], without a semicolon at the end.")
        : Optional.empty();
  }

  private static String shown(String line) {
    return line.length() <= LONGEST_SHOWN ? line : line.substring(0, LONGEST_SHOWN) + "...";
  }

  private static Optional<Mistake> mistake(int at, String kind, String what, String advice) {
    return Optional.of(new Mistake(at, kind, what, advice));
  }
}
