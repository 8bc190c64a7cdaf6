package nl.vervolg.conversation;

import java.text.Normalizer;

/** Cleans what comes from outside before anything looks at it. */
public final class Intake {
  /** Longest turn that is looked at, in characters. */
  public static final int LONGEST = 2000;

  private Intake() {}

  /**
   * The text in normal form (NFC), with control, formatting and bidirectional characters and lone
   * surrogates replaced by blanks, and blanks at both ends cut.
   */
  public static String clean(String said) {
    StringBuilder clean = new StringBuilder(said.length());
    said.codePoints().forEach(c -> clean.appendCodePoint(harmful(c) ? ' ' : c));
    return Normalizer.normalize(clean, Normalizer.Form.NFC).strip();
  }

  private static boolean harmful(int c) {
    int type = Character.getType(c);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.SURROGATE
        || type == Character.PRIVATE_USE
        || type == Character.UNASSIGNED
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }
}
