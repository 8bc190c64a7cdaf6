package nl.vervolg.match;

import java.util.Locale;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;

/** The form in which open text is compared: lower case, no diacritics, words led by one blank. */
public final class Folding {
  private static final int LONGEST_EXPANSION = 4;

  private Folding() {}

  /** The words of a text, each with a blank before it; empty if it has none. */
  public static String fold(String text) {
    char[] input = text.toCharArray();
    char[] output = new char[input.length * LONGEST_EXPANSION];
    int length = ASCIIFoldingFilter.foldToASCII(input, 0, output, 0, input.length);
    String plain = new String(output, 0, length).toLowerCase(Locale.ROOT);
    StringBuilder folded = new StringBuilder(plain.length() + 1);
    boolean between = true;
    for (int at = 0; at < plain.length(); at++) {
      char letter = plain.charAt(at);
      boolean word = Character.isLetterOrDigit(letter) || Character.isSurrogate(letter);
      if (word && between) {
        folded.append(' ');
      }
      if (word) {
        folded.append(letter);
      }
      between = !word && !combining(letter);
    }
    return folded.toString();
  }

  private static boolean combining(char letter) {
    return Character.getType(letter) == Character.NON_SPACING_MARK;
  }
}
