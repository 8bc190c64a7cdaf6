package nl.vervolg.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.authoring.check.LintKind;
import nl.vervolg.problem.Counted;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Severity;
import picocli.CommandLine.Help.Ansi;

/** Problems as people and programs read them. */
final class ProblemText {
  private ProblemText() {}

  /**
   * Those that matter so much, and a line that counts all.
   *
   * @param lowest how little those that are shown may matter
   * @param colours whether a person looks at them
   */
  static String of(List<Problem> all, Severity lowest, boolean colours) {
    Ansi ansi = colours ? Ansi.AUTO : Ansi.OFF;
    StringBuilder text = new StringBuilder();
    all.stream()
        .filter(problem -> problem.severity().compareTo(lowest) <= 0)
        .forEach(problem -> text.append(text(problem, ansi)).append('\n'));
    if (!text.isEmpty()) {
      text.append('\n');
    }
    return text.append(summary(all, lowest)).append('\n').toString();
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

  /** "0 errors, 2 warnings; 17 notes: --severity note shows them." */
  private static String summary(List<Problem> all, Severity lowest) {
    StringBuilder text = new StringBuilder();
    Optional<Severity> hidden = Optional.empty();
    for (Severity each : Severity.values()) {
      long count = all.stream().filter(problem -> problem.severity() == each).count();
      boolean shown = each.compareTo(lowest) <= 0;
      if (shown || count > 0) {
        text.append(text.isEmpty() ? "" : shown || hidden.isPresent() ? ", " : "; ");
        text.append(Counted.of(count, name(each)));
      }
      hidden = shown || count == 0 ? hidden : Optional.of(each);
    }
    return text + hidden.map(each -> ": --severity " + name(each) + " shows them.").orElse(".");
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
