package nl.vervolg.keyword;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.Language;

/**
 * Tells the language of a question from its small words: each votes for the languages that have it,
 * one of a single language twice. Single letters are units and codes in every language, and do not
 * vote.
 */
public final class QuestionLanguage {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]{2,}");

  /** Votes for another language than the usual one: one word that many have is not enough. */
  private static final int ENOUGH = 2;

  private static final int ENOUGH_OF_NAMES = 4;

  private QuestionLanguage() {}

  /** The language of a text; {@code usual} where its words do not tell. */
  public static Language of(String text, Language usual) {
    return of(text, usual, ENOUGH);
  }

  /** The language of names, which are full of words that are small ones somewhere. */
  public static Language ofNames(String names, Language usual) {
    return of(names, usual, ENOUGH_OF_NAMES);
  }

  private static Language of(String text, Language usual, int enough) {
    List<Language> languages = LanguageWords.languages();
    int[] votes = new int[languages.size()];
    Matcher words = WORD.matcher(text.toLowerCase(Locale.ROOT));
    Set<String> different = new TreeSet<>();
    while (words.find()) {
      different.add(words.group());
    }
    different.forEach(word -> vote(word, languages, votes));
    int at = languages.indexOf(usual);
    int most = Math.max(enough - 1, at < 0 ? 0 : votes[at]);
    Language best = usual;
    for (int i = 0; i < votes.length; i++) {
      if (votes[i] > most) {
        most = votes[i];
        best = languages.get(i);
      }
    }
    return best;
  }

  private static void vote(String word, List<Language> languages, int[] votes) {
    int speakers = 0;
    for (Language language : languages) {
      speakers += LanguageWords.of(language).small(word) ? 1 : 0;
    }
    for (int i = 0; i < votes.length; i++) {
      if (LanguageWords.of(languages.get(i)).small(word)) {
        votes[i] += speakers == 1 ? 2 : 1;
      }
    }
  }
}
