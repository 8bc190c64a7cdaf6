package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import nl.vervolg.authoring.check.LintKind;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Severity;
import picocli.CommandLine.Help.Ansi;

/** Problems as people and programs read them. */
final class ProblemText {
  private ProblemText() {}

  /**
   * All of them, and a line that counts.
   *
   * @param shown those that are shown
   * @param all those that are counted
   * @param colours whether a person looks at them
   */
  static String of(List<Problem> shown, List<Problem> all, boolean colours) {
    Ansi ansi = colours ? Ansi.AUTO : Ansi.OFF;
    StringBuilder text = new StringBuilder();
    shown.forEach(problem -> text.append(text(problem, ansi)).append('\n'));
    if (!shown.isEmpty()) {
      text.append('\n');
    }
    return text.append(summary(shown, all)).append('\n').toString();
  }

  private static String text(Problem problem, Ansi ansi) {
    String grade = name(problem.severity());
    String style =
        switch (problem.severity()) {
          case ERROR -> "bold,red";
          case WARNING -> "bold,yellow";
          case NOTE -> "bold,cyan";
        };
    String coloured = ansi.enabled() ? ansi.string("@|" + style + " " + grade + "|@") : grade;
    String about = problem.rule().isEmpty() ? "" : "rule (" + problem.rule() + "): ";
    return problem.place()
        + ": "
        + coloured
        + ": "
        + about
        + problem.what()
        + " ["
        + problem.kind()
        + "]\n    "
        + problem.advice();
  }

  private static String summary(List<Problem> shown, List<Problem> all) {
    long errors = count(all, Severity.ERROR);
    long warnings = count(all, Severity.WARNING);
    long notes = count(all, Severity.NOTE);
    int hidden = all.size() - shown.size();
    return number(errors, "error")
        + ", "
        + number(warnings, "warning")
        + ", "
        + number(notes, "note")
        + (hidden > 0 ? "; " + hidden + " not shown: --severity note." : ".");
  }

  private static String number(long count, String what) {
    return count + " " + what + (count == 1 ? "" : "s");
  }

  private static long count(List<Problem> problems, Severity severity) {
    return problems.stream().filter(problem -> problem.severity() == severity).count();
  }

  private static String name(Severity severity) {
    return severity.name().toLowerCase(Locale.ROOT);
  }

  /** One problem as an object. */
  static ObjectNode json(Problem problem) {
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("file", problem.place().file().toString());
    view.put("line", problem.place().line());
    view.put("column", problem.place().column());
    view.put("rule", problem.rule());
    view.put("kind", problem.kind());
    view.put("severity", name(problem.severity()));
    view.put("what", problem.what());
    return view.put("advice", problem.advice());
  }

  /** What is looked for, on a line. */
  static String kind(LintKind kind, boolean json) {
    if (!json) {
      return "%-26s %-8s %s".formatted(kind.id(), name(kind.severity()), kind.description());
    }
    ObjectNode view = JsonNodeFactory.instance.objectNode();
    view.put("kind", kind.id()).put("severity", name(kind.severity()));
    return view.put("what", kind.description()).put("advice", kind.advice()).toString();
  }
}
