package nl.vervolg.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import nl.vervolg.problem.ShellWord;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the state of a command is. */
final class HomeOption {
  @Option(
      names = "--home",
      paramLabel = "DIR",
      description =
          "Folder for sessions, the trail and caches (default: $VERVOLG_HOME, else ~/.vervolg).")
  private @Nullable Path home;

  /** The folder. */
  Path folder() {
    if (home != null && Files.exists(home) && !Files.isDirectory(home)) {
      throw new IllegalArgumentException(
          "The home (" + home + ") is a file, not a folder.\nName a folder with --home.");
    }
    if (home != null) {
      return home;
    }
    return Optional.ofNullable(System.getenv("VERVOLG_HOME"))
        .filter(folder -> !folder.isBlank())
        .map(Path::of)
        .orElseGet(() -> Path.of(System.getProperty("user.home"), ".vervolg"));
  }

  /** The option as it was given, after a space; empty where it was not. */
  String given() {
    return home == null ? "" : " --home " + ShellWord.of(home.toString());
  }
}
