package nl.vervolg.problem;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Reads files that experts write: files of their own, in UTF-8, of a bounded size. */
public final class TextFile {
  /** Bytes of the largest one that is read. */
  private static final int LARGEST = 8_000_000;

  private TextFile() {}

  /** The text; what is wrong with the file goes to {@code problems}. */
  public static Optional<String> read(Path file, Problems problems) {
    if (!isFile(file, problems)) {
      return Optional.empty();
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(LARGEST + 1);
      if (bytes.length > LARGEST) {
        problems.add(
            file,
            0,
            "The file has more than " + LARGEST + " bytes.",
            "Take out what does not belong there, or split it.");
        return Optional.empty();
      }
      return Optional.of(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (IOException e) {
      problems.add(
          file,
          0,
          "The file cannot be read as UTF-8 text.",
          "Save it as UTF-8 and check its rights.");
      return Optional.empty();
    }
  }

  /**
   * True for a file; a pipe or a device would be waited for without end, so what is none goes to
   * {@code problems}.
   */
  public static boolean isFile(Path file, Problems problems) {
    if (Files.isRegularFile(file)) {
      return true;
    }
    problems.add(
        file,
        0,
        Files.exists(file)
            ? "This is a folder, a pipe or a device, and no file."
            : "The file is not there.",
        "Put the file itself here.");
    return false;
  }
}
