package nl.vervolg.retrieval.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The lines of a file that people write. */
final class NoteFile {
  private static final long LARGEST = 1L << 26;

  private NoteFile() {}

  /**
   * All of its lines.
   *
   * @param what what the file holds, in the plural
   * @throws IllegalArgumentException where it is not there, too large or no text
   */
  static List<String> lines(Path file, String what) throws IOException {
    if (!Files.isReadable(file) || Files.isDirectory(file)) {
      throw new IllegalArgumentException(
          "The file of %s (%s) cannot be read.\nCheck its name and its rights."
              .formatted(what, file));
    }
    if (Files.size(file) > LARGEST) {
      throw new IllegalArgumentException(
          "The file of %s (%s) has more than %d bytes.\nSplit it.".formatted(what, file, LARGEST));
    }
    try {
      return Files.readAllLines(file);
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          "The file of %s (%s) is not UTF-8.\nSave it as UTF-8.".formatted(what, file), e);
    }
  }
}
