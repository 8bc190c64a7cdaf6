package nl.vervolg.authoring.propose;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes words into their lists. */
public final class WordFiles {
  private WordFiles() {}

  /**
   * Adds a word to its list: the file is there with it or without it, and all else in it, remarks
   * included, stays as it is.
   */
  public static void add(Proposal.Word word) throws IOException {
    Path file = word.place().file();
    Path next = file.resolveSibling(file.getFileName() + ".part");
    try {
      Files.copy(
          file, next, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
      Files.writeString(next, word.changed());
      Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(next);
    }
  }
}
