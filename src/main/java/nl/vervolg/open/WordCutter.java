package nl.vervolg.open;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Cuts text into words and signs, as the models of word classes expect them. */
final class WordCutter {
  private static final Pattern WORD =
      Pattern.compile(
          "\\p{L}[\\p{L}\\p{M}\\p{N}]*+(?:[-’'.&][\\p{L}\\p{N}]++\\p{M}*+)*+"
              + "|\\p{N}++(?:[.,:/-]\\p{N}++)*+\\p{L}*+|\\S");

  /** A short word that has lost its end before a vowel, and one that has lost its beginning. */
  private static final Pattern ELIDED =
      Pattern.compile("^(\\p{L}{1,2}['’])(\\p{L}.*)$|^(.+?)(['’]\\p{L}{1,2})$");

  private WordCutter() {}

  /** The words, all of no class yet. */
  static List<OpenWord> cut(String text) {
    List<OpenWord> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      add(matcher.group(), matcher.start(), words);
    }
    return words;
  }

  private static void add(String word, int start, List<OpenWord> into) {
    Matcher elided = ELIDED.matcher(word);
    boolean cut = elided.matches() && !word.toLowerCase(Locale.ROOT).matches(".*n['’]t");
    if (cut) {
      String first = elided.group(1) == null ? elided.group(3) : elided.group(1);
      into.add(word(first, start));
      into.add(word(word.substring(first.length()), start + first.length()));
    } else {
      into.add(word(word, start));
    }
  }

  private static OpenWord word(String text, int start) {
    return new OpenWord(
        text,
        text.toLowerCase(Locale.ROOT).replace('’', '\''),
        start,
        start + text.length(),
        WordKind.OTHER);
  }
}
