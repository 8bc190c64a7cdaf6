package nl.vervolg.audit;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.SortedMap;

/** SHA-256, as 64 hexadecimal digits. */
public final class Digest {
  private static final int BUFFER = 1 << 16;

  private Digest() {}

  /** Of a content in canonical JSON. */
  public static String of(JsonNode content) {
    return HexFormat.of().formatHex(sha256().digest(CanonicalJson.of(content)));
  }

  /** Of a text in UTF-8. */
  public static String of(String text) {
    return of(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Of bytes that lie apart. */
  static String of(ByteBuffer... parts) {
    MessageDigest all = sha256();
    for (ByteBuffer part : parts) {
      all.update(part);
    }
    return HexFormat.of().formatHex(all.digest());
  }

  /**
   * Of files with their names, in the order of the names: the same wherever they lie.
   *
   * @param files each with the name that counts
   * @throws IOException when a file cannot be read
   */
  public static String of(SortedMap<String, Path> files) throws IOException {
    MessageDigest all = sha256();
    for (var file : files.entrySet()) {
      all.update(file.getKey().getBytes(StandardCharsets.UTF_8));
      all.update((byte) 0);
      all.update(content(file.getValue()));
    }
    return HexFormat.of().formatHex(all.digest());
  }

  /** Of the next bytes of a stream. */
  static String of(InputStream in, long bytes) throws IOException {
    MessageDigest all = sha256();
    byte[] buffer = new byte[BUFFER];
    for (long left = bytes; left > 0; ) {
      int read = in.read(buffer, 0, (int) Math.min(left, BUFFER));
      if (read < 0) {
        throw new EOFException("the file became shorter");
      }
      all.update(buffer, 0, read);
      left -= read;
    }
    return HexFormat.of().formatHex(all.digest());
  }

  private static byte[] content(Path file) throws IOException {
    MessageDigest one = sha256();
    byte[] buffer = new byte[BUFFER];
    try (InputStream in = Files.newInputStream(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        one.update(buffer, 0, read);
      }
    }
    return one.digest();
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256.", e);
    }
  }
}
