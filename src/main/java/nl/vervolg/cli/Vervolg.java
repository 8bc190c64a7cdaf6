package nl.vervolg.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.concurrent.CompletableFuture;
import nl.vervolg.audit.TrailException;
import nl.vervolg.home.Hindrance;
import nl.vervolg.problem.Counted;
import nl.vervolg.problem.DrawnText;
import nl.vervolg.problem.Problems;
import nl.vervolg.query.jena.JenaQueryEngine;
import nl.vervolg.session.SessionStore;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.ParameterException;

/** The command {@code vervolg}. */
@Command(
    name = "vervolg",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description = "Answers follow-up questions: rules decide what was left unsaid.")
public final class Vervolg implements Runnable {
  /** The command did what was asked. */
  static final int GOOD = 0;

  /** A check failed, or what is kept cannot be read or written. */
  static final int FAILED = 1;

  /** The arguments or the input cannot be used. */
  static final int BAD_INPUT = 2;

  /** The reader of the output has gone: as other tools, which are ended by signal 13. */
  static final int READER_GONE = 128 + 13;

  /** The commands, in the order of the help. */
  private static final List<Class<?>> COMMANDS =
      List.of(
          ChatCommand.class,
          AskCommand.class,
          ResolveCommand.class,
          EvalCommand.class,
          TuneCommand.class,
          RulesCommand.class,
          ImpactCommand.class,
          AuditCommand.class,
          SessionsCommand.class,
          SchemaCommand.class,
          LinkCommand.class);

  @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

  /** Runs a command; gives its exit code. */
  public static int run(String[] arguments) {
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    try {
      return run(arguments, StandardOutput.open(), err);
    } catch (StandardOutput.ReaderGone e) {
      return READER_GONE;
    }
  }

  static int run(String[] arguments, PrintWriter out, PrintWriter err) {
    begin();
    CommandLine line = new CommandLine(new Vervolg());
    commands(arguments).forEach(line::addSubcommand);
    // The name of a conversation may begin with a dash, and is no option for that.
    Optional.ofNullable(line.getSubcommands().get("sessions"))
        .ifPresent(sessions -> sessions.setUnmatchedOptionsArePositionalParams(true));
    line.setOut(out);
    line.setErr(err);
    line.setUsageHelpAutoWidth(true);
    line.setExpandAtFiles(false);
    line.setHelpFactory(Vervolg::help);
    line.setExecutionStrategy(Vervolg::parsed);
    PlainValues.register(line);
    line.setParameterExceptionHandler(Vervolg::badArguments);
    line.setExecutionExceptionHandler(Vervolg::failed);
    int code = execute(line, arguments);
    boolean lost = code != READER_GONE && out.checkError();
    if (lost) {
      err.println("Not all output could be written. Maybe the disk is full.");
    }
    err.flush();
    return lost && code == GOOD ? FAILED : code;
  }

  /**
   * What a first query waits for longest begins while the arguments are read. What goes wrong is
   * said when somebody needs it.
   */
  @SuppressWarnings("FutureReturnValueIgnored")
  private static void begin() {
    CompletableFuture.runAsync(JenaQueryEngine::begin);
  }

  /**
   * The command that comes first, or all: to read what the others can do takes a tenth of a second.
   */
  private static List<Class<?>> commands(String[] arguments) {
    return COMMANDS.stream()
        .filter(command -> arguments.length > 0 && name(command).equals(arguments[0]))
        .findFirst()
        .<List<Class<?>>>map(List::of)
        .orElse(COMMANDS);
  }

  private static String name(Class<?> command) {
    return command.getAnnotation(Command.class).name();
  }

  /** Examples are read when help is shown: to look for them opens every library. */
  private static CommandLine.Help help(
      CommandLine.Model.CommandSpec command, CommandLine.Help.ColorScheme colours) {
    command.resourceBundle(ResourceBundle.getBundle("nl.vervolg.cli.Help"));
    return new CommandLine.Help(command, colours);
  }

  private static int execute(CommandLine line, String[] arguments) {
    try {
      return line.execute(arguments);
    } catch (OutOfMemoryError e) {
      return outOfMemory(line.getErr());
    }
  }

  /** Runs what was parsed; the help is printed here as well. */
  private static int parsed(CommandLine.ParseResult result) {
    try {
      return new CommandLine.RunLast().execute(result);
    } catch (StandardOutput.ReaderGone e) {
      return READER_GONE;
    }
  }

  private static int outOfMemory(PrintWriter err) {
    err.println(
        "The memory that Java may use ("
            + (Runtime.getRuntime().maxMemory() >> 20)
            + " MB) is not enough.");
    err.println("Give it more, for example with VERVOLG_JAVA_OPTS=-Xmx512m");
    return FAILED;
  }

  /** It may have come in another thread. */
  private static boolean isOutOfMemory(@Nullable Throwable thrown) {
    return thrown instanceof OutOfMemoryError
        || (thrown != null && isOutOfMemory(thrown.getCause()));
  }

  @Override
  public void run() {
    spec.commandLine().usage(spec.commandLine().getOut(), Ansi.AUTO);
  }

  private static int badArguments(ParameterException e, String[] arguments) {
    CommandLine line = e.getCommandLine();
    line.getErr().println(DrawnText.lines(String.valueOf(e.getMessage())));
    CommandLine.UnmatchedArgumentException.printSuggestions(e, line.getErr());
    line.getErr().println("Try: " + line.getCommandSpec().qualifiedName() + " --help");
    return BAD_INPUT;
  }

  /** Every failure is a sentence; nobody sees a stack trace. */
  private static int failed(Exception e, CommandLine line, CommandLine.ParseResult result) {
    PrintWriter err = line.getErr();
    if (e instanceof StandardOutput.ReaderGone) {
      return READER_GONE;
    }
    if (isOutOfMemory(e)) {
      return outOfMemory(err);
    }
    if (e instanceof Problems.WorkspaceException workspace) {
      workspace.problems().forEach(each -> err.println(DrawnText.lines(each.toString())));
      err.println(
          "The workspace cannot be used: "
              + Counted.of(workspace.problems().size(), "problem")
              + ".");
      return BAD_INPUT;
    }
    boolean kept = e instanceof SessionStore.StoreException || e instanceof TrailException;
    if (kept || e instanceof IllegalArgumentException) {
      err.println(DrawnText.lines(String.valueOf(e.getMessage())));
      return kept ? FAILED : BAD_INPUT;
    }
    if (e instanceof FileSystemException file) {
      return unusable(file, err);
    }
    return inside(e, err);
  }

  /** A disk that is full is no fault of the program. */
  private static int inside(Exception e, PrintWriter err) {
    Optional<Hindrance> hindrance =
        e instanceof IOException ? Hindrance.of(Path.of("."), e) : Optional.empty();
    if (hindrance.isPresent()) {
      err.println("A file cannot be written" + hindrance.orElseThrow().text());
      return FAILED;
    }
    err.println(
        "Something went wrong inside Vervolg ("
            + e.getClass().getSimpleName()
            + "): "
            + DrawnText.lines(String.valueOf(e.getMessage())));
    if (System.getenv("VERVOLG_DEBUG") != null) {
      e.printStackTrace(err);
    } else {
      err.println("Run again with VERVOLG_DEBUG=1 for what to put into a report.");
    }
    return FAILED;
  }

  private static int unusable(FileSystemException file, PrintWriter err) {
    String name = String.valueOf(file.getFile());
    err.println(
        "The file ("
            + name
            + ") cannot be written or read"
            + Hindrance.of(Path.of(name), file)
                .map(cause -> ": " + cause.why() + ".")
                .orElse(".\nCheck that its folder is there, and the rights of both."));
    return FAILED;
  }
}
