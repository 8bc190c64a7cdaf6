package nl.vervolg.audit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A content in gzip, ready to be sealed: it is made before the record has its turn to be written.
 *
 * @param gzip its bytes
 */
@SuppressWarnings("ArrayRecordComponent") // Compared nowhere.
public record PackedContent(byte[] gzip) {
  /** Longer than any turn. */
  private static final int LONGEST = 1 << 27;

  /** A turn takes a third to a fifth of its bytes so; quick matters more than small. */
  public static PackedContent of(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(content.length / 2 + 64);
    try (OutputStream out = new QuickGzip(bytes)) {
      out.write(content);
    } catch (IOException e) {
      throw new IllegalStateException("Memory can always be written.", e);
    }
    return new PackedContent(bytes.toByteArray());
  }

  /**
   * What was packed.
   *
   * @throws IOException where the bytes are not what was packed
   */
  byte[] content() throws IOException {
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
      byte[] bytes = in.readNBytes(LONGEST + 1);
      if (bytes.length > LONGEST) {
        throw new IOException("the content is longer than any record");
      }
      return bytes;
    }
  }

  /** Gzip that would rather be quick. */
  private static final class QuickGzip extends GZIPOutputStream {
    QuickGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }
}
