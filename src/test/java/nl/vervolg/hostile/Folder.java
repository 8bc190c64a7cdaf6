package nl.vervolg.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Copies of folders of rules. */
final class Folder {
  private Folder() {}

  /** Copies the rule files and phrase sheets below a folder. */
  static void copy(Path from, Path to) throws IOException {
    for (Path file : files(from, ".drl", ".csv", ".yaml")) {
      Path target = to.resolve(from.relativize(file));
      Files.createDirectories(target.resolve("..").normalize());
      Files.copy(file, target);
    }
  }

  /** The rule files below a folder, in order. */
  static List<Path> rules(Path folder) throws IOException {
    return files(folder, ".drl");
  }

  private static List<Path> files(Path folder, String... ends) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> Stream.of(ends).anyMatch(end -> file.toString().endsWith(end)))
          .sorted()
          .toList();
    }
  }
}
