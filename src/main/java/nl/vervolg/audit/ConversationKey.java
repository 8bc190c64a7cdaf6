package nl.vervolg.audit;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import javax.crypto.Cipher;
import javax.crypto.spec.IvParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * The key of a conversation: AES-256 in counter mode over the content in gzip, which {@code openssl
 * enc -d -aes-256-ctr | gunzip} opens as well. That nothing was changed is what the chain of hashes
 * shows, over the sealed bytes.
 *
 * @param number its place among the keys
 * @param conversation 32 hexadecimal digits that name the conversation
 * @param secret 32 bytes
 */
@SuppressWarnings("ArrayRecordComponent") // Compared nowhere.
public record ConversationKey(long number, String conversation, byte[] secret) {
  private static final int NONCE = 16;

  /** Longer than any turn. */
  private static final int LONGEST = 1 << 27;

  private static final SecureRandom RANDOM = new SecureRandom();

  /** Seals a content. */
  public Sealed seal(byte[] content) {
    byte[] nonce = new byte[NONCE];
    RANDOM.nextBytes(nonce);
    return new Sealed(conversation, number, nonce, crypt(nonce, packed(content)));
  }

  /**
   * Opens a content that this key sealed.
   *
   * @throws IOException where the bytes are not what was sealed
   */
  public byte[] open(Sealed content) throws IOException {
    byte[] packed = crypt(content.nonce(), content.content());
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      byte[] bytes = in.readNBytes(LONGEST + 1);
      if (bytes.length > LONGEST) {
        throw new IOException("the content is longer than any record");
      }
      return bytes;
    }
  }

  /** A turn takes a third to a fifth of its bytes so; quick matters more than small. */
  private static byte[] packed(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(content.length / 2 + 64);
    try (OutputStream out = new QuickGzip(bytes)) {
      out.write(content);
    } catch (IOException e) {
      throw new IllegalStateException("Memory can always be written.", e);
    }
    return bytes.toByteArray();
  }

  /** Gzip that would rather be quick. */
  private static final class QuickGzip extends GZIPOutputStream {
    QuickGzip(OutputStream out) throws IOException {
      super(out);
      def.setLevel(Deflater.BEST_SPEED);
    }
  }

  /** In counter mode both ways are the same. */
  private byte[] crypt(byte[] nonce, byte[] bytes) {
    try {
      Cipher cipher = Cipher.getInstance("AES/CTR/NoPadding");
      cipher.init(
          Cipher.ENCRYPT_MODE, new SecretKeySpec(secret, "AES"), new IvParameterSpec(nonce));
      return cipher.doFinal(bytes);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("Every Java has AES in counter mode.", e);
    }
  }

  @Override
  public String toString() {
    return "key " + number + " of conversation " + conversation;
  }
}
