package nl.vervolg.session;

import java.text.Normalizer;
import java.util.regex.Pattern;

/**
 * The name of a conversation, in the composed form of Unicode, so that a name that looks the same
 * is the same. What people say goes through {@link #of}; a name that was kept is taken as it is as
 * long as it can do no harm, for another version of Java may know other letters.
 */
public record SessionId(String value) {
  private static final int LONGEST = 100;

  /** Letters and marks that nobody sees. */
  private static final String HIDDEN =
      "\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\\x{e0100}-\\x{e01ef}";

  /** Some scripts write vowels as marks on a letter, of which there are never many. */
  private static final Pattern NAME =
      Pattern.compile("(?:[._-]|[\\p{L}\\p{N}&&[^@]][\\p{M}&&[^@]]{0,4}+)+".replace("@", HIDDEN));

  /** What stays no matter which letters a Java knows. */
  private static final Pattern HARMLESS =
      Pattern.compile("[[^\\x00-\\x7f\\p{Cc}\\p{Cf}\\p{Cs}\\p{Z}][A-Za-z0-9._-]]+");

  /** Rejects what could be mistaken for something else in files and logs. */
  public SessionId {
    value = Normalizer.normalize(value, Normalizer.Form.NFC);
    if (tooLong(value) || !HARMLESS.matcher(value).matches()) {
      throw unusable(value);
    }
  }

  /**
   * The conversation that somebody names.
   *
   * @throws IllegalArgumentException for anything but 1 to 100 letters and digits of any script,
   *     dots, dashes and underscores
   */
  public static SessionId of(String name) {
    SessionId session = new SessionId(name);
    if (!NAME.matcher(session.value()).matches()) {
      throw unusable(name);
    }
    return session;
  }

  private static boolean tooLong(String value) {
    return value.codePointCount(0, value.length()) > LONGEST;
  }

  private static IllegalArgumentException unusable(String value) {
    return new IllegalArgumentException(
        "Session name (%s) is not usable.\nUse 1 to %d letters, digits, dots, dashes or underscores."
            .formatted(shown(value), LONGEST));
  }

  /** The name without what could act on a terminal. */
  private static String shown(String value) {
    String plain = value.replaceAll("\\p{C}|\\p{Zl}|\\p{Zp}", "?");
    return plain.length() > LONGEST ? plain.substring(0, LONGEST) + "..." : plain;
  }

  @Override
  public String toString() {
    return value;
  }
}
