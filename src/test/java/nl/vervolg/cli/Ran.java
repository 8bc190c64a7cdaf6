package nl.vervolg.cli;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A command that was run in this process.
 *
 * @param code its exit code
 * @param out what went to standard output
 * @param err what went to standard error
 */
public record Ran(int code, String out, String err) {
  /** Folder for caches that all tests share. */
  static final Path HOME = Path.of("target", "test-home");

  /** What nobody should ever read. */
  static final String[] JAVA = {
    "Exception", "java.", "nl.vervolg", "com.fasterxml", "org.", "StreamRead", "\tat "
  };

  /** Runs a command. */
  public static Ran command(String... arguments) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Vervolg.run(arguments, new PrintWriter(out), new PrintWriter(err));
    return new Ran(code, out.toString(), err.toString());
  }

  /** Runs a command on a workspace; the first argument is its name. */
  static Ran on(Path workspace, String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments[0]));
    all.addAll(List.of("--workspace", workspace.toString(), "--home", HOME.toString()));
    all.addAll(Arrays.asList(arguments).subList(1, arguments.length));
    return command(all.toArray(String[]::new));
  }
}
