package nl.vervolg.problem;

import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where characters that are not drawn belong: they join letters or keep them apart, make one
 * picture of several signs, or tell which way signs run beside letters that run from right to left.
 */
final class Joined {
  /** A picture; a newer one has no kind yet in an older Java. */
  private static final String PICTURE =
      "[[\\p{So}\\p{Sm}\\p{Cn}\\u203C\\u2049\\u2139\\u3030]&&[^\\x00-\\x7F]]";

  /** Alphabets in which letters change with what joins them. */
  private static final String JOINING =
      "[\\p{L}&&[^\\p{IsLatin}\\p{IsGreek}\\p{IsCyrillic}\\p{IsArmenian}]]";

  private static final Pattern WHOLE =
      Pattern.compile(
          String.join(
              "|",
              JOINING + "\\p{M}*+[\\u200C\\u200D]",
              "\\p{IsHan}[\\uFE00-\\uFE02\\x{E0100}-\\x{E01EF}]",
              "\\x{1F3F4}[\\x{E0030}-\\x{E0039}\\x{E0061}-\\x{E007A}]{3,6}\\x{E007F}",
              "[0-9#*]\\uFE0F\\u20E3",
              PICTURE
                  + "[\\x{1F3FB}-\\x{1F3FF}]?+[\\uFE0E\\uFE0F]?+(?:\\u200D(?="
                  + PICTURE
                  + "))?+"));

  private Joined() {}

  /** The indices of a text at which nothing is hidden, whatever the character. */
  static BitSet in(String text) {
    BitSet joined = new BitSet();
    Matcher whole = WHOLE.matcher(text);
    while (whole.find()) {
      joined.set(whole.start(), whole.end());
    }
    directions(text, joined);
    return joined;
  }

  /** Marks of direction, where the next letter on either side runs from right to left. */
  private static void directions(String text, BitSet joined) {
    boolean leftwards = false;
    for (int at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
      leftwards = direction(text.codePointAt(at), at, leftwards, joined);
    }
    leftwards = false;
    for (int at = text.length(); at > 0; at -= Character.charCount(text.codePointBefore(at))) {
      leftwards = direction(text.codePointBefore(at), at - 1, leftwards, joined);
    }
  }

  /** Notes a mark beside letters; tells which way the letters run of which the last was met. */
  private static boolean direction(int c, int at, boolean leftwards, BitSet joined) {
    if (mark(c) && leftwards) {
      joined.set(at);
    }
    return Character.isLetter(c) ? leftwards(c) : leftwards;
  }

  private static boolean mark(int c) {
    return c == 0x200e || c == 0x200f || c == 0x61c;
  }

  private static boolean leftwards(int c) {
    byte direction = Character.getDirectionality(c);
    return direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
        || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC;
  }
}
