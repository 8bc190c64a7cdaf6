package nl.vervolg.link;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;

/**
 * Counts the tokens of a text as a language model does, in the encoding {@code o200k_base}. Other
 * models cut otherwise, but near enough to decide whether a schema fits.
 */
final class TokenCounter {
  /** Its table takes a while to read. */
  private static final Encoding ENCODING =
      Encodings.newLazyEncodingRegistry().getEncoding(EncodingType.O200K_BASE);

  private TokenCounter() {}

  static int count(String text) {
    return ENCODING.countTokensOrdinary(text);
  }
}
