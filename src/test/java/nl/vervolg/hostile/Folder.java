package nl.vervolg.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Copies of folders of rules. */
final class Folder {
  private Folder() {}

  /** Copies the rule files below a folder. */
  static void copy(Path from, Path to) throws IOException {
    for (Path file : rules(from)) {
      Path target = to.resolve(from.relativize(file));
      Files.createDirectories(target.resolve("..").normalize());
      Files.copy(file, target);
    }
  }

  /** The rule files below a folder, in order. */
  static List<Path> rules(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".drl")).sorted().toList();
    }
  }
}
