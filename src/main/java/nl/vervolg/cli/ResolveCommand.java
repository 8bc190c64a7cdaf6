package nl.vervolg.cli;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.problem.Counted;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg resolve}: JSON Lines in, JSON Lines out, order kept, one object a line. */
@Command(
    name = "resolve",
    mixinStandardHelpOptions = true,
    description =
        "Resolves follow-up questions, without running them: JSON Lines in, JSON Lines out.")
final class ResolveCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Lines to resolve (default: standard input).")
  private @Nullable Path file;

  @Option(
      names = "--open",
      description =
          "Complete questions about anything, without a workspace; a turn of the history may have answer.")
  private boolean open;

  @Override
  public Integer call() throws IOException {
    if (open && options.isGiven()) {
      throw new IllegalArgumentException(
          "--open needs no workspace, and one is given.\nLeave out --workspace or --open.");
    }
    if (file != null && (!Files.isReadable(file) || Files.isDirectory(file))) {
      throw new IllegalArgumentException(
          "The file (" + file + ") cannot be read.\nCheck its name and its rights.");
    }
    ResolveLine lines = open ? OpenLine.of(options.rules()) : ofWorkspace();
    PrintWriter out = line().getOut();
    int count = 0;
    try (InputStream in =
        new BufferedInputStream(file == null ? System.in : Files.newInputStream(file))) {
      for (InputLine line = InputLine.next(in);
          !line.end() && !out.checkError();
          line = InputLine.next(in)) {
        if (!line.blank()) {
          count++;
          out.println(answer(line, lines));
          out.flush();
        }
      }
    }
    return end(lines.bad(), count);
  }

  private ResolveLine ofWorkspace() {
    Workspace workspace = options.load();
    TurnView view =
        new TurnView(
            workspace.knowledge().domain(),
            workspace.labels(),
            new Clarifier(workspace.knowledge(), workspace.labels()));
    return new ResolveLine(
        workspace.resolver(),
        view,
        workspace.knowledge().domain().languages(),
        new TableAnswers(workspace));
  }

  /** Whoever reads only the exit code has to hear of bad lines. */
  private int end(int bad, int count) {
    if (bad == 0) {
      return Vervolg.GOOD;
    }
    line()
        .getErr()
        .println(
            bad
                + " of "
                + Counted.of(count, "line")
                + " could not be resolved; in place of an answer there is an object with error.");
    return Vervolg.FAILED;
  }

  private static String answer(InputLine line, ResolveLine lines) {
    if (line.tooLong()) {
      return lines.error("The line is longer than " + InputLine.LONGEST + " bytes.");
    }
    return line.text().map(lines::resolve).orElseGet(() -> lines.error("The line is not UTF-8."));
  }

  private CommandLine line() {
    return spec.commandLine();
  }
}
