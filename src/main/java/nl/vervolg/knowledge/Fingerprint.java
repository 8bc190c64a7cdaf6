package nl.vervolg.knowledge;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * Names what was computed from files, so that it is computed again when one of them changes. A
 * checksum with the sizes: quick, and enough against change by accident, which is all that a cache
 * in the user's own folder has to see.
 */
public final class Fingerprint {
  private static final int BUFFER = 1 << 16;

  private Fingerprint() {}

  /**
   * The name for these inputs.
   *
   * @throws IOException when a file cannot be read
   */
  public static String of(List<String> texts, List<Path> files) throws IOException {
    CRC32C sum = new CRC32C();
    long size = 0;
    for (String text : texts) {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      sum.update(bytes);
      sum.update(0);
      size += bytes.length;
    }
    byte[] buffer = new byte[BUFFER];
    for (Path file : files) {
      if (!Files.isRegularFile(file)) {
        throw new IOException("This is no file: " + file);
      }
      try (InputStream in = Files.newInputStream(file)) {
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
          sum.update(buffer, 0, read);
          size += read;
        }
      }
      sum.update(0);
    }
    return Long.toHexString(sum.getValue()) + "-" + Long.toHexString(size);
  }
}
