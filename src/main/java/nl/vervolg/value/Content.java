package nl.vervolg.value;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** What a column holds, in one short text that is the same in whatever order its values come. */
final class Content {
  private static final int SHIFT = 8;

  private final MessageDigest digest = sha256();
  private long first;
  private long second;
  private long count;

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256.", e);
    }
  }

  /** The hash of a text. */
  static String hash(String text) {
    byte[] hash = sha256().digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash, 0, 2 * Long.BYTES);
  }

  void add(String value) {
    byte[] hash = digest.digest(value.getBytes(StandardCharsets.UTF_8));
    first += number(hash, 0);
    second += number(hash, Long.BYTES);
    count++;
  }

  private static long number(byte[] bytes, int from) {
    long number = 0;
    for (int i = from; i < from + Long.BYTES; i++) {
      number = (number << SHIFT) | (bytes[i] & 0xFF);
    }
    return number;
  }

  long count() {
    return count;
  }

  @Override
  public String toString() {
    return HexFormat.of().toHexDigits(first) + HexFormat.of().toHexDigits(second);
  }
}
