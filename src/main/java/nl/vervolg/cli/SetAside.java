package nl.vervolg.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a crash cut off from the sessions: nobody reads it, and it may hold words all the same. */
final class SetAside {
  private SetAside() {}

  /**
   * Looks for such files.
   *
   * @param delete whether they go
   * @return a sentence for each
   */
  static List<String> of(Path sessions, boolean delete) throws IOException {
    List<String> told = new ArrayList<>();
    for (Path file : files(sessions)) {
      if (delete) {
        Files.delete(file);
      }
      told.add(
          "Set aside: ("
              + file
              + ") "
              + (delete ? "is deleted." : "may hold what was said; --set-aside deletes it."));
    }
    return told;
  }

  private static List<Path> files(Path sessions) throws IOException {
    if (!Files.isDirectory(sessions)) {
      return List.of();
    }
    try (Stream<Path> all = Files.list(sessions)) {
      return all.filter(
              file ->
                  String.valueOf(file.getFileName())
                      .matches("sessions\\.log\\.(damaged|cut-off-at)-.*"))
          .sorted()
          .toList();
    }
  }
}
