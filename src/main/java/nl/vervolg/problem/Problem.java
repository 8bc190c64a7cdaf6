package nl.vervolg.problem;

import java.util.Locale;

/**
 * One thing that is wrong.
 *
 * @param place where
 * @param rule id or name of the rule that it is about; empty where it is about no rule
 * @param kind stable name of this kind of problem, {@code kebab-case}
 * @param severity how much it matters
 * @param what one sentence: what is wrong, with the value
 * @param advice one sentence: what to do
 */
public record Problem(
    Place place, String rule, String kind, Severity severity, String what, String advice) {
  /** The kind of what loaders find in files other than rules. */
  public static final String WORKSPACE = "workspace";

  private static final int LONGEST_RULE = 100;

  /** What comes from a file is told in characters that can be seen. */
  public Problem {
    rule =
        Place.shown(rule.length() > LONGEST_RULE ? rule.substring(0, LONGEST_RULE) + "..." : rule);
    what = Place.shown(what);
    advice = Place.shown(advice);
  }

  /** Something that is wrong in a file other than a rule file. */
  public Problem(Place place, String what, String advice) {
    this(place, "", WORKSPACE, Severity.ERROR, what, advice);
  }

  @Override
  public String toString() {
    String about = rule.isEmpty() ? "" : "rule (" + rule + "): ";
    String grade =
        severity == Severity.ERROR ? "" : severity.name().toLowerCase(Locale.ROOT) + ": ";
    return place + ": " + grade + about + what + "\n    " + advice;
  }
}
