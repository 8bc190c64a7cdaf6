package nl.vervolg.problem;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Text as it leaves the program. What was read anywhere can hold signs that nobody sees: they move
 * the cursor of a terminal, turn the order of what is read, or end a line. None goes out as it is.
 */
public final class DrawnText {
  private static final String SIGNS = "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}";
  private static final Pattern SIGN = Pattern.compile("[" + SIGNS + "]");
  private static final Pattern RUN = Pattern.compile("[" + SIGNS + "]+");
  private static final Pattern RUN_IN_LINE = Pattern.compile("[" + SIGNS + "&&[^\\n\\t]]+");

  /** No blank is drawn for it, but it parts words. */
  private static final int ZERO_WIDTH_BLANK = 0x200b;

  private DrawnText() {}

  /**
   * A text that somebody said, in normal form (NFC), without blanks at its ends. What is not drawn
   * within a word, such as a place to hyphenate it or a turn of direction, is left out: it parts no
   * words. A blank stands for all other signs that nobody sees.
   */
  public static String said(String text) {
    StringBuilder seen = new StringBuilder(text.length());
    text.codePoints()
        .filter(c -> Character.getType(c) != Character.FORMAT || c == ZERO_WIDTH_BLANK)
        .forEach(c -> seen.appendCodePoint(isUnseen(c) ? ' ' : c));
    return Normalizer.normalize(seen, Normalizer.Form.NFC).strip();
  }

  private static boolean isUnseen(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> false;
    };
  }

  /** The text on one line; a blank stands for such signs. */
  public static String line(String text) {
    return RUN.matcher(text).replaceAll(" ");
  }

  /** The same, and what is on many lines stays so. */
  public static String lines(String text) {
    return RUN_IN_LINE.matcher(text.replace("\r\n", "\n")).replaceAll(" ");
  }

  /** JSON with such signs written out, which means the same. What is between its members stays. */
  public static String json(String json) {
    return SIGN.matcher(json)
        .replaceAll(
            sign -> {
              String found = sign.group();
              return found.equals("\n")
                  ? found
                  : found.chars().mapToObj(DrawnText::written).reduce("", String::concat);
            });
  }

  private static String written(int unit) {
    return String.format(Locale.ROOT, "\\\\u%04x", unit);
  }
}
