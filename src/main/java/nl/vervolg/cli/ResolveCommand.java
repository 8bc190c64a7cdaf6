package nl.vervolg.cli;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.Workspace;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code vervolg resolve}: JSON Lines in, JSON Lines out, order kept, one object a line. */
@Command(
    name = "resolve",
    mixinStandardHelpOptions = true,
    description =
        "Resolves follow-up questions, without running them: JSON Lines in, JSON Lines out.",
    resourceBundle = "nl.vervolg.cli.Help")
final class ResolveCommand implements Callable<Integer> {
  private static final int LONGEST_LINE = 4_000_000;

  @Spec private @Nullable CommandSpec spec;
  @Mixin private final WorkspaceOptions options = new WorkspaceOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Lines to resolve (default: standard input).")
  private @Nullable Path file;

  @Override
  public Integer call() throws IOException {
    if (file != null && !Files.isReadable(file)) {
      throw new IllegalArgumentException(
          "The file (" + file + ") cannot be read.\nCheck its name and its rights.");
    }
    Workspace workspace = options.load();
    TurnView view =
        new TurnView(
            workspace.knowledge().domain(),
            workspace.labels(),
            new Clarifier(workspace.knowledge(), workspace.labels()));
    ResolveLine lines =
        new ResolveLine(workspace.resolver(), view, workspace.knowledge().domain().languages());
    PrintWriter out = out();
    try (InputStream in =
        new BufferedInputStream(file == null ? System.in : Files.newInputStream(file))) {
      for (Line line = next(in); !line.end(); line = next(in)) {
        if (!line.blank()) {
          out.println(answer(line, lines));
          out.flush();
        }
      }
    }
    return Vervolg.GOOD;
  }

  private static String answer(Line line, ResolveLine lines) {
    if (line.tooLong()) {
      return lines.error("", "The line is longer than " + LONGEST_LINE + " bytes.");
    }
    return line.text()
        .map(lines::resolve)
        .orElseGet(() -> lines.error("", "The line is not UTF-8."));
  }

  /** One line; no text where it is not UTF-8. */
  private record Line(Optional<String> text, boolean tooLong, boolean end) {
    private boolean blank() {
      return !tooLong && text.map(String::isBlank).orElse(false);
    }
  }

  private static Line next(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int size = 0;
    int next = in.read();
    if (next < 0) {
      return new Line(Optional.empty(), false, true);
    }
    while (next >= 0 && next != '\n') {
      if (++size <= LONGEST_LINE) {
        bytes.write(next);
      }
      next = in.read();
    }
    return new Line(text(bytes.toByteArray()), size > LONGEST_LINE, false);
  }

  private static Optional<String> text(byte[] bytes) {
    try {
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }

  private PrintWriter out() {
    if (spec == null) {
      throw new IllegalStateException("The command was not started by the command line.");
    }
    return spec.commandLine().getOut();
  }
}
