package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files that are there as they were, or as they shall be. */
final class WholeFile {
  private WholeFile() {}

  /** Puts a text in the place of a file, or where there is none yet. */
  static void write(Path file, String text) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".part");
    try {
      if (Files.exists(file)) {
        Files.copy(
            file, next, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
      }
      Files.writeString(next, text);
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(next);
    }
  }
}
