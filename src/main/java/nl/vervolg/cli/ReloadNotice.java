package nl.vervolg.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import nl.vervolg.authoring.reload.Edits;
import nl.vervolg.authoring.reload.ExampleResults;
import nl.vervolg.authoring.reload.Mishap;
import nl.vervolg.authoring.reload.Reloaded;
import nl.vervolg.problem.Counted;
import nl.vervolg.problem.Problem;

/** What is told of an edit: one line, and under it what is wrong. */
final class ReloadNotice {
  private static final int MOST_NAMES = 6;
  private static final int MOST_PROBLEMS = 10;
  private static final int MOST_BROKEN = 3;
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
          + Counted.of(refused.problems().size(), "problem")
          + "."
          + STAY
          + list(refused.problems(), MOST_PROBLEMS);
    }
    if (outcome instanceof Reloaded.Failing failing) {
      return "Not taken into use: "
          + what(failing.edits())
          + "; "
          + count(failing.examples())
          + "."
          + STAY
          + shown(failing.examples());
    }
    Reloaded.Unchanged unchanged = (Reloaded.Unchanged) outcome;
    return unchanged
        .examples()
        .map(results -> "Examples edited; " + count(results) + "." + shown(results))
        .orElse("The files are again those in use.");
  }

  /** That edits are not seen any more. */
  static String over(Mishap why) {
    return "Edited files are not seen any more: "
        + why.what()
        + "."
        + STAY
        + "\n    End this chat and begin it again. "
        + why.advice();
  }

  private static String taken(Reloaded.Taken taken, boolean behind) {
    return "Taken into use: "
        + what(taken.edits())
        + "; "
        + count(taken.examples())
        + "; "
        + String.format(Locale.ROOT, "%.1f", taken.took().toMillis() / 1000.0)
        + " s."
        + (behind
            ? " This conversation goes on as it began; :reload takes them into it, :reset begins a new one."
            : "")
        + shown(taken.examples());
  }

  /** What the edit broke, what is new and fails, and in a few words what failed before. */
  private static String count(ExampleResults results) {
    List<String> parts = new ArrayList<>();
    int broken = results.broken().size();
    parts.add(
        broken == 0
            ? Counted.of(results.passed(), "example passes", "examples pass")
            : broken
                + " of "
                + results.run()
                + (broken == 1 ? " examples fails" : " examples fail")
                + " that held before");
    int added = results.added().size();
    if (added > 0) {
      parts.add(Counted.of(added, "new example fails", "new examples fail"));
    }
    if (!results.known().isEmpty()) {
      parts.add(known(results.known()));
    }
    return String.join(", ", parts);
  }

  private static String known(List<Problem> before) {
    return Counted.of(before.size(), "fails as before (", "fail as before (the first: ")
        + before.get(0).place()
        + ")";
  }

  private static String shown(ExampleResults results) {
    return list(results.broken(), MOST_BROKEN) + list(results.added(), MOST_PROBLEMS);
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
