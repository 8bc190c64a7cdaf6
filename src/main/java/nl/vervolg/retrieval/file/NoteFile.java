package nl.vervolg.retrieval.file;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The lines of a file that people write. */
final class NoteFile {
  private static final long LARGEST = 1L << 26;

  /** What some editors put before a text in UTF-8; it is no part of the text. */
  private static final String MARK = "\uFEFF";

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
      List<String> lines = new ArrayList<>(Files.readAllLines(file));
      if (!lines.isEmpty() && lines.get(0).startsWith(MARK)) {
        lines.set(0, lines.get(0).substring(MARK.length()));
      }
      return lines;
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          "The file of %s (%s) is not UTF-8.\nSave it as UTF-8.".formatted(what, file), e);
    }
  }

  /**
   * What was read.
   *
   * @throws IllegalArgumentException where that is nothing: who names a file expects something
   */
  static <T> List<T> some(List<T> notes, Path file, String what) {
    if (notes.isEmpty()) {
      throw new IllegalArgumentException(
          "The file of %s (%s) is empty.\nLeave it out, or write some.".formatted(what, file));
    }
    return notes;
  }
}
