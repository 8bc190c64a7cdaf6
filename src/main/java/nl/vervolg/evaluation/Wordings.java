package nl.vervolg.evaluation;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Compares texts as a forgiving reader does. */
final class Wordings {
  private static final Pattern PUNCTUATION = Pattern.compile("[?!.,;:\"“”«»()]");

  /** A letter before a word is written with or without a hyphen. */
  private static final Pattern LETTER_BEFORE = Pattern.compile("(?<!\\p{L})(\\p{L})-(?=\\p{L})");

  private static final Pattern BLANKS = Pattern.compile("\\s+", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern BETWEEN_WORDS =
      Pattern.compile("[\\s\\-]+", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern MARKS = Pattern.compile("\\p{Mn}");

  /** Shorter words are articles and the like. */
  private static final int SHORTEST_WORD = 3;

  /** A stem has at least this many letters, and an ending at most {@link #LONGEST_ENDING}. */
  private static final int SHORTEST_STEM = 5;

  private static final int LONGEST_ENDING = 3;

  private Wordings() {}

  /** The text without what does not count: case, punctuation, the kind of apostrophe. */
  static String normal(String text) {
    String lower =
        Normalizer.normalize(text, Normalizer.Form.NFC)
            .toLowerCase(Locale.ROOT)
            .replace('’', '\'')
            .replace('‘', '\'');
    String closed = LETTER_BEFORE.matcher(lower).replaceAll("$1");
    return BLANKS.matcher(PUNCTUATION.matcher(closed).replaceAll(" ")).replaceAll(" ").strip();
  }

  /** The normal form without accents. */
  static String plain(String text) {
    return MARKS.matcher(Normalizer.normalize(normal(text), Normalizer.Form.NFD)).replaceAll("");
  }

  /** The words of one plain text are among those of the other, in any order and inflection. */
  static boolean sameSubject(String one, String other) {
    List<String> some = words(one);
    List<String> more = words(other);
    if (some.size() > more.size()) {
      return sameSubject(other, one);
    }
    return one.equals(other)
        || (!some.isEmpty()
            && some.stream().allMatch(word -> more.stream().anyMatch(w -> sameWord(word, w))));
  }

  private static List<String> words(String text) {
    return Arrays.stream(BETWEEN_WORDS.split(text))
        .filter(word -> word.codePointCount(0, word.length()) >= SHORTEST_WORD)
        .toList();
  }

  private static boolean sameWord(String one, String other) {
    String stem = one.length() <= other.length() ? one : other;
    String word = one.length() <= other.length() ? other : one;
    return word.equals(stem)
        || (stem.length() >= SHORTEST_STEM
            && word.startsWith(stem)
            && word.length() - stem.length() <= LONGEST_ENDING);
  }
}
