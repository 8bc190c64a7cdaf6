package nl.vervolg.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.authoring.reload.Edits;
import nl.vervolg.authoring.reload.Reloaded;
import nl.vervolg.problem.Problem;

/** What is told of an edit: one line, and under it what is wrong. */
final class ReloadNotice {
  private static final int MOST_NAMES = 6;
  private static final int MOST_PROBLEMS = 10;
  private static final int MOST_FAILURES = 3;
  private static final String STAY = " What was in use before stays in use.";

  private ReloadNotice() {}

  /**
   * The text; empty where there is nothing to tell.
   *
   * @param behind whether the conversation began before this edit
   */
  static String of(Reloaded outcome, boolean behind) {
    if (outcome instanceof Reloaded.Taken taken) {
      return taken(taken, behind);
    }
    if (outcome instanceof Reloaded.Refused refused) {
      return "Not taken into use: "
          + refused.problems().size()
          + " problem(s)."
          + STAY
          + list(refused.problems(), MOST_PROBLEMS);
    }
    if (outcome instanceof Reloaded.Failing failing) {
      return "Not taken into use: "
          + what(failing.edits())
          + "; "
          + failing.failures().size()
          + " of "
          + failing.examples()
          + " examples fail that held before."
          + STAY
          + list(failing.failures(), MOST_FAILURES)
          + (failing.before().isEmpty() ? "" : "\nBesides, " + known(failing.before()) + ".");
    }
    Reloaded.Unchanged unchanged = (Reloaded.Unchanged) outcome;
    if (unchanged.edits().files().isEmpty()) {
      return "The files are again those in use.";
    }
    return unchanged.failures().isEmpty()
        ? "Examples edited; all " + unchanged.examples() + " pass."
        : "Examples edited; "
            + unchanged.failures().size()
            + " of "
            + unchanged.examples()
            + " fail on what is in use."
            + list(unchanged.failures(), MOST_FAILURES);
  }

  private static String taken(Reloaded.Taken taken, boolean behind) {
    return "Taken into use: "
        + what(taken.edits())
        + "; "
        + examples(taken)
        + "; "
        + String.format(Locale.ROOT, "%.1f", taken.took().toMillis() / 1000.0)
        + " s."
        + (behind
            ? " This conversation goes on as it began; :reload takes them into it, :reset begins a new one."
            : "")
        + list(taken.failures(), MOST_FAILURES);
  }

  private static String examples(Reloaded.Taken taken) {
    int failing = taken.failures().size();
    int before = taken.before().size();
    String result =
        failing > 0
            ? failing + " of " + taken.examples() + " examples fail that held before"
            : taken.examples() - before + " examples pass";
    return before == 0 ? result : result + ", " + known(taken.before());
  }

  /** What the edit did not break is told in a few words. */
  private static String known(List<Problem> before) {
    return before.size()
        + (before.size() == 1 ? " fails as before (" : " fail as before (the first: ")
        + before.get(0).place()
        + ")";
  }

  /** Rules by id, or else the files. */
  private static String what(Edits edits) {
    List<String> parts = new ArrayList<>();
    part("edited", edits.edited(), parts);
    part("new", edits.added(), parts);
    part("removed", edits.removed(), parts);
    if (parts.isEmpty()) {
      part(
          "edited",
          edits.files().stream().map(file -> String.valueOf(file.getFileName())).toList(),
          parts);
    }
    return String.join(", ", parts);
  }

  private static void part(String kind, List<String> names, List<String> parts) {
    if (!names.isEmpty()) {
      int more = names.size() - MOST_NAMES;
      parts.add(
          kind
              + " "
              + names.stream().limit(MOST_NAMES).collect(Collectors.joining(", "))
              + (more > 0 ? " and " + more + " more" : ""));
    }
  }

  private static String list(List<Problem> problems, int most) {
    int more = problems.size() - most;
    return problems.stream().limit(most).map(each -> "\n" + each).collect(Collectors.joining())
        + (more > 0 ? "\nand " + more + " more." : "");
  }
}
