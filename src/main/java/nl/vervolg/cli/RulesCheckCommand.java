package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import nl.vervolg.authoring.check.LintKind;
import nl.vervolg.authoring.check.WorkspaceCheck;
import nl.vervolg.problem.Problem;
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
        "Tells everything that is wrong, or will surprise somebody, in rules, words, templates and examples.",
    resourceBundle = "nl.vervolg.cli.Help")
final class RulesCheckCommand implements Callable<Integer> {
  private static final String STANDARD_OUTPUT = "-";

  @Spec private @Nullable CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "0..*",
      paramLabel = "NAME",
      description = "Only what is about these: files, folders, ids of rules, kinds of problems.")
  private List<String> names = List.of();

  @Option(
      names = "--severity",
      paramLabel = "LEVEL",
      defaultValue = "note",
      description = "Show these and what is worse: error, warning or note (default: note).")
  private String least = "note";

  @Option(names = "--strict", description = "Exit with 1 for warnings as well.")
  private boolean strict;

  @Option(names = "--json", description = "Print one JSON object a problem.")
  private boolean json;

  @Option(
      names = "--sarif",
      paramLabel = "FILE",
      description = "Write SARIF 2.1.0 for editors and CI; - is standard output.")
  private @Nullable String sarif;

  @Option(names = "--kinds", description = "List what is looked for, and end.")
  private boolean kinds;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = line().getOut();
    if (kinds) {
      Arrays.stream(LintKind.values()).forEach(kind -> out.println(ProblemText.kind(kind, json)));
      return Vervolg.GOOD;
    }
    Severity lowest = severity();
    boolean quiet = STANDARD_OUTPUT.equals(sarif);
    if (quiet && json) {
      throw new ParameterException(
          line(), "Both --json and --sarif - write to standard output.\nGive --sarif a file.");
    }
    List<Problem> all =
        WorkspaceCheck.of(
            options.checked(), (done, count) -> Screen.progress(line().getErr(), done, count));
    List<Problem> wanted = all.stream().filter(this::wanted).toList();
    if (wanted.isEmpty() && !names.isEmpty() && !known()) {
      line().getErr().println("No file, rule or kind has that name.\nTry: vervolg rules list");
      return Vervolg.BAD_INPUT;
    }
    List<Problem> shown =
        wanted.stream().filter(problem -> problem.severity().compareTo(lowest) <= 0).toList();
    if (sarif != null) {
      write(SarifLog.of(shown, options.checked().root()), sarif);
    }
    if (json) {
      shown.forEach(problem -> out.println(ProblemText.json(problem)));
    } else if (!quiet) {
      out.print(ProblemText.of(shown, wanted, Screen.isThere()));
    }
    boolean failed =
        wanted.stream()
            .anyMatch(
                problem ->
                    problem.severity() == Severity.ERROR
                        || (strict && problem.severity() == Severity.WARNING));
    return failed ? Vervolg.FAILED : Vervolg.GOOD;
  }

  private Severity severity() {
    return Arrays.stream(Severity.values())
        .filter(each -> each.name().toLowerCase(Locale.ROOT).equals(least))
        .findFirst()
        .orElseThrow(
            () ->
                new ParameterException(
                    line(), "--severity (" + least + ") is error, warning or note."));
  }

  private boolean wanted(Problem problem) {
    return names.isEmpty() || names.stream().anyMatch(name -> about(problem, name));
  }

  /** A file or folder is named from where the command runs, or from the workspace. */
  private boolean about(Problem problem, String name) {
    Path file = problem.place().file();
    return problem.rule().equalsIgnoreCase(name)
        || problem.kind().equals(name)
        || within(file, Path.of(name))
        || within(file, options.checked().root().resolve(name))
        || file.normalize().endsWith(Path.of(name).normalize());
  }

  private static boolean within(Path file, Path folder) {
    return file.toAbsolutePath().normalize().startsWith(folder.toAbsolutePath().normalize());
  }

  /** True when every name is one of a file, a rule or a kind, so that nothing is wrong there. */
  private boolean known() {
    return names.stream()
        .allMatch(
            name ->
                Files.exists(Path.of(name))
                    || Files.exists(options.checked().root().resolve(name))
                    || Arrays.stream(LintKind.values()).anyMatch(kind -> kind.id().equals(name))
                    || options.load().rules().rules().stream()
                        .anyMatch(rule -> rule.id().equalsIgnoreCase(name)));
  }

  private void write(String log, String where) throws IOException {
    if (where.equals(STANDARD_OUTPUT)) {
      line().getOut().println(log);
    } else {
      Files.writeString(Path.of(where), log + "\n");
      line().getErr().println("Written: " + where);
    }
  }

  private CommandLine line() {
    if (spec == null) {
      throw new IllegalStateException("The command was not started by the command line.");
    }
    return spec.commandLine();
  }
}
