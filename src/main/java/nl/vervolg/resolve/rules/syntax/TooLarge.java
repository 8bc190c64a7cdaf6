package nl.vervolg.resolve.rules.syntax;

import java.util.List;
import java.util.regex.Pattern;

/** Says of a file that is not read how many rules it has, and how many there may be. */
public final class TooLarge {
  /** Rules of all files together. */
  public static final int MOST_RULES = 2000;

  /** What to do about rules that are too many even in several files. */
  public static final String FEWER =
      "Say more with fewer: most of them will differ in a word that belongs to the vocabulary.";

  private static final Pattern RULE = Pattern.compile("(?m)^[ \\t]*rule\\b");

  private TooLarge() {}

  /** How many rules begin in a text. */
  public static int rules(String text) {
    return Math.toIntExact(RULE.matcher(text).results().count());
  }

  /** What to do about a file with so many rules: splitting it may not be enough. */
  public static String advice(int rules) {
    return rules > MOST_RULES
        ? FEWER
        : "Split it into files of one subject each; all together can have "
            + MOST_RULES
            + " rules.";
  }

  /** A file of which nothing is read but how many rules it has. */
  static FileSyntax file(String folder, String what, int rules) {
    String told =
        rules > Limits.RULES
            ? "The file has %d rules; a file can have %d, and all files together %d."
                .formatted(rules, Limits.RULES, MOST_RULES)
            : what;
    SyntaxError error = new SyntaxError(new Position(1, 1), "", "too-large", told, advice(rules));
    return new FileSyntax(new FileSyntax.Head(folder, true), List.of(), List.of(), List.of(error));
  }
}
