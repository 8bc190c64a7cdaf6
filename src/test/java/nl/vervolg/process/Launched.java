package nl.vervolg.process;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The real launcher, run to its end in a process of its own.
 *
 * @param code its exit code
 * @param out what went to standard output
 * @param err what went to standard error
 */
record Launched(int code, String out, String err) {
  private static final long LONGEST = 90;

  /** The launcher of the build. */
  static Path launcher() {
    return Path.of(System.getProperty("vervolg.launcher", "target/vervolg/bin/vervolg"))
        .toAbsolutePath();
  }

  /** The packed distribution of the build. */
  static Path archive() {
    return Path.of(System.getProperty("vervolg.archive", "target/vervolg-0.1.0.tar.gz"))
        .toAbsolutePath();
  }

  /** The folder for state that the processes under test share, so that caches are made once. */
  static Path home() {
    String given = System.getenv("VERVOLG_HOME");
    return Path.of(given == null ? "target/home" : given).toAbsolutePath();
  }

  static Launched vervolg(String... arguments) {
    return run(launcher(), Path.of("").toAbsolutePath(), Map.of(), "", arguments);
  }

  static Launched run(
      Path launcher, Path folder, Map<String, String> environment, String in, String... arguments) {
    try {
      Path files = Files.createTempDirectory("launched");
      Path input = Files.writeString(files.resolve("in"), in);
      ProcessBuilder builder = builder(launcher, environment, arguments);
      Process process =
          builder
              .directory(folder.toFile())
              .redirectInput(input.toFile())
              .redirectOutput(files.resolve("out").toFile())
              .redirectError(files.resolve("err").toFile())
              .start();
      if (!process.waitFor(LONGEST, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new IllegalStateException("The command did not end: " + List.of(arguments));
      }
      return new Launched(
          process.exitValue(),
          Files.readString(files.resolve("out"), UTF_8),
          Files.readString(files.resolve("err"), UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  static ProcessBuilder builder(
      Path launcher, Map<String, String> environment, String... arguments) {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("VERVOLG_HOME", home().toString());
    builder.environment().put("VERVOLG_CDS", "off");
    builder.environment().putAll(environment);
    return builder;
  }
}
