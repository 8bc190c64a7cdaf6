package nl.vervolg.audit;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
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

  private static final SecureRandom RANDOM = new SecureRandom();

  /** Seals a content. */
  public Sealed seal(PackedContent content) {
    byte[] nonce = new byte[NONCE];
    RANDOM.nextBytes(nonce);
    return new Sealed(conversation, number, nonce, crypt(nonce, content.gzip()));
  }

  /**
   * Opens a content that this key sealed.
   *
   * @throws IOException where the bytes are not what was sealed
   */
  public byte[] open(Sealed content) throws IOException {
    return new PackedContent(crypt(content.nonce(), content.content())).content();
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
