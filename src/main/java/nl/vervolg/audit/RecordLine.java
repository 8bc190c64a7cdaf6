package nl.vervolg.audit;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * A record as a line of a file: the length of its JSON and a checksum, each of eight hexadecimal
 * digits, the JSON, and the end of the line. {@code cut -c19-} gives the JSON.
 */
final class RecordLine {
  /** Bytes before the JSON. */
  static final int HEAD = 18;

  /** Longer than any record. */
  static final int LONGEST = 1 << 26;

  private static final HexFormat HEX = HexFormat.of();
  private static final int DIGITS = 8;

  private RecordLine() {}

  static ByteBuffer write(byte[] json) {
    String head = HEX.toHexDigits(json.length) + " " + HEX.toHexDigits(checksum(json)) + " ";
    ByteBuffer line = ByteBuffer.allocate(HEAD + json.length + 1);
    return line.put(head.getBytes(StandardCharsets.US_ASCII)).put(json).put((byte) '\n').flip();
  }

  /** Lines behind each other. */
  static ByteBuffer joined(List<ByteBuffer> lines) {
    if (lines.size() == 1) {
      return lines.get(0);
    }
    ByteBuffer all = ByteBuffer.allocate(lines.stream().mapToInt(ByteBuffer::remaining).sum());
    lines.forEach(all::put);
    return all.flip();
  }

  /** The length that a head tells; -1 where it is no head. */
  static int length(byte[] head) {
    int length = number(head, 0);
    return head[DIGITS] == ' ' && head[HEAD - 1] == ' ' && length > 0 && length <= LONGEST
        ? length
        : -1;
  }

  /** True where the checksum in a head is that of the JSON. */
  static boolean whole(byte[] head, byte[] json) {
    return new String(head, DIGITS + 1, DIGITS, StandardCharsets.ISO_8859_1)
        .equals(HEX.toHexDigits(checksum(json)));
  }

  private static int number(byte[] head, int from) {
    String digits = new String(head, from, DIGITS, StandardCharsets.ISO_8859_1);
    for (int i = 0; i < DIGITS; i++) {
      char digit = digits.charAt(i);
      if (!HexFormat.isHexDigit(digit) || Character.isUpperCase(digit)) {
        return -1;
      }
    }
    return HexFormat.fromHexDigits(digits);
  }

  private static int checksum(byte[] json) {
    CRC32C sum = new CRC32C();
    sum.update(json);
    return (int) sum.getValue();
  }
}
