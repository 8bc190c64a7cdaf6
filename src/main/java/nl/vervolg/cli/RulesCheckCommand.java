package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.check.LintKind;
import nl.vervolg.authoring.check.WorkspaceCheck;
import nl.vervolg.problem.Problem;
import nl.vervolg.problem.Problems;
import nl.vervolg.problem.Severity;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg rules check}: what is wrong in the files of a workspace. */
@Command(
    name = "check",
    mixinStandardHelpOptions = true,
    description =
        "Tells everything that is wrong, or will surprise somebody, in rules, words, templates and examples.")
final class RulesCheckCommand implements Callable<Integer> {
  private static final Path STANDARD_OUTPUT = Path.of("-");

  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Only what is about these: files, folders, ids of rules, kinds of problems.")
  private List<String> names = List.of();

  @Option(
      names = "--severity",
      paramLabel = "LEVEL",
      description =
          "Show these and what is worse: error, warning or note (default: warning; note with NAME, --json and in the file of --sarif).")
  private @Nullable Severity least;

  @Option(names = "--strict", description = "Exit with 1 for warnings as well.")
  private boolean strict;

  @Option(names = "--json", description = "Print one JSON object a problem.")
  private boolean json;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write SARIF 2.1.0 for editors and CI; - is standard output.")
  private @Nullable Path sarif;

  @Option(names = "--kinds", description = "List what is looked for, and end.")
  private boolean kinds;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = line().getOut();
    if (kinds) {
      Arrays.stream(LintKind.values()).forEach(kind -> out.println(ProblemText.kind(kind, json)));
      return Vervolg.GOOD;
    }
    Optional<Severity> lowest = Optional.ofNullable(least);
    if (STANDARD_OUTPUT.equals(sarif) && json) {
      throw new ParameterException(
          line(), "Both --json and --sarif - write to standard output.\nGive --sarif a file.");
    }
    options.hint();
    CheckedNames asked = new CheckedNames(names, options.checked().root(), options::rulesFolder);
    List<Problem> all = problems();
    List<Problem> wanted = all.stream().filter(asked::wants).toList();
    List<String> unknown = asked.unknown(all);
    log(least(wanted, lowest.orElse(Severity.NOTE)));
    unknown.forEach(line().getErr()::println);
    if (unknown.isEmpty() || unknown.size() < names.size()) {
      print(wanted, lowest);
    }
    return unknown.isEmpty() ? code(wanted) : Vervolg.BAD_INPUT;
  }

  /** What is found; where it is no workspace, the log says that before the command ends. */
  private List<Problem> problems() throws IOException {
    try {
      return WorkspaceCheck.of(
          options.checked(), (done, count) -> Screen.progress(line().getErr(), done, count));
    } catch (Problems.WorkspaceException e) {
      log(e.problems());
      throw e;
    }
  }

  private void print(List<Problem> wanted, Optional<Severity> lowest) {
    PrintWriter out = line().getOut();
    Severity usual = names.isEmpty() ? Severity.WARNING : Severity.NOTE;
    if (json) {
      least(wanted, lowest.orElse(Severity.NOTE))
          .forEach(problem -> out.println(ProblemText.json(problem)));
    } else if (!STANDARD_OUTPUT.equals(sarif)) {
      out.print(ProblemText.of(wanted, lowest.orElse(usual), Screen.isThere()));
    }
  }

  private static List<Problem> least(List<Problem> problems, Severity lowest) {
    return problems.stream().filter(problem -> problem.severity().compareTo(lowest) <= 0).toList();
  }

  private int code(List<Problem> wanted) {
    Severity failing = strict ? Severity.WARNING : Severity.ERROR;
    return least(wanted, failing).isEmpty() ? Vervolg.GOOD : Vervolg.FAILED;
  }

  /** Writes the log for editors, where one is asked for. */
  private void log(List<Problem> problems) throws IOException {
    if (sarif == null) {
      return;
    }
    String log = SarifLog.of(problems, options.checked().root());
    if (sarif.equals(STANDARD_OUTPUT)) {
      line().getOut().println(log);
    } else {
      Files.writeString(sarif, log + "\n");
      line().getErr().println("Written: " + sarif);
    }
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
