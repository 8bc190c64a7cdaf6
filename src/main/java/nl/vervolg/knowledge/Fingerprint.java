package nl.vervolg.knowledge;

import java.io.IOException;
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
    for (Path file : files) {
      byte[] bytes = Files.readAllBytes(file);
      sum.update(bytes);
      sum.update(0);
      size += bytes.length;
    }
    return Long.toHexString(sum.getValue()) + "-" + Long.toHexString(size);
  }
}
