package nl.vervolg.value;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.analysis.miscellaneous.ASCIIFoldingFilter;

/**
 * A text as a row of words. A word is a run of letters and digits; its folded form has no case and
 * no diacritics.
 *
 * @param text in one form of Unicode
 * @param words in their order
 */
record ValueText(String text, List<Word> words) {
  private static final int ZERO_WIDTH_BLANK = 0x200b;

  /**
   * A word.
   *
   * @param folded without case and diacritics
   * @param from where it begins in the text
   * @param to where it ends
   */
  record Word(String folded, int from, int to) {}

  static ValueText of(String raw) {
    String text = Normalizer.normalize(raw, Normalizer.Form.NFKC);
    List<Word> words = new ArrayList<>();
    int from = -1;
    for (int i = 0; i <= text.length(); ) {
      int sign = i < text.length() ? text.codePointAt(i) : ' ';
      if (isOfWord(sign) || (from >= 0 && isIgnored(sign))) {
        from = from < 0 ? i : from;
      } else if (from >= 0) {
        String folded = fold(text.substring(from, i));
        if (!folded.isEmpty()) {
          words.add(new Word(folded, from, i));
        }
        from = -1;
      }
      i += i < text.length() ? Character.charCount(sign) : 1;
    }
    return new ValueText(text, words);
  }

  /**
   * Words in one: {@code K-8}, {@code k 8} and {@code K8} are the same. Digits that are apart stay
   * so: {@code 1-2} is not 12.
   */
  String whole(int from, int to) {
    StringBuilder whole = new StringBuilder();
    for (Word word : words.subList(from, to)) {
      if (whole.length() > 0
          && Character.isDigit(whole.charAt(whole.length() - 1))
          && Character.isDigit(word.folded().charAt(0))) {
        whole.append(' ');
      }
      whole.append(word.folded());
    }
    return whole.toString();
  }

  /** The whole text in one; a text without letters and digits as it is. */
  String whole() {
    return words.isEmpty() ? text.strip() : whole(0, words.size());
  }

  /** The text from the begin of a word to the end of another one. */
  String between(int from, int to) {
    return text.substring(words.get(from).from(), words.get(to - 1).to());
  }

  private static boolean isOfWord(int sign) {
    return Character.isLetterOrDigit(sign)
        || Character.getType(sign) == Character.NON_SPACING_MARK
        || Character.getType(sign) == Character.COMBINING_SPACING_MARK;
  }

  /**
   * What is not drawn within a word, such as a place to hyphenate it; but not a blank of no width.
   */
  private static boolean isIgnored(int sign) {
    return Character.getType(sign) == Character.FORMAT && sign != ZERO_WIDTH_BLANK;
  }

  private static String fold(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    char[] folded = new char[4 * lower.length()];
    int length = ASCIIFoldingFilter.foldToASCII(lower.toCharArray(), 0, folded, 0, lower.length());
    StringBuilder plain = new StringBuilder();
    String.valueOf(folded, 0, length)
        .codePoints()
        .filter(Character::isLetterOrDigit)
        .forEach(plain::appendCodePoint);
    return plain.toString();
  }
}
