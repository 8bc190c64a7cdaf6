package nl.vervolg.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * One line of input.
 *
 * @param text the line; none where it is not UTF-8
 * @param tooLong it has more bytes than are read; the rest was passed over
 * @param end there was no line any more
 */
record InputLine(Optional<String> text, boolean tooLong, boolean end) {
  /** Longest line that is read, in bytes. */
  static final int LONGEST = 4_000_000;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** Reads up to the next line end. */
  static InputLine next(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int size = 0;
    int next = in.read();
    if (next < 0) {
      return new InputLine(Optional.empty(), false, true);
    }
    while (next >= 0 && next != '\n') {
      if (++size <= LONGEST) {
        bytes.write(next);
      }
      next = in.read();
    }
    return new InputLine(decode(bytes.toByteArray()), size > LONGEST, false);
  }

  /** True for a line of blanks. */
  boolean blank() {
    return !tooLong && text.map(String::isBlank).orElse(false);
  }

  private static Optional<String> decode(byte[] bytes) {
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Optional.of(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    } catch (CharacterCodingException e) {
      return Optional.empty();
    }
  }
}
