package nl.vervolg.keyword;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;

/**
 * Tells the language of a question from its small words and those of other closed classes: each
 * votes for the languages that have it, one of a single language twice. Single letters are units
 * and codes in every language, and do not vote. The languages of which the program has words of its
 * own come first: another one only where much more speaks for it. Where no small word tells, the
 * letters of the others do, if they are certain.
 */
public final class QuestionLanguage {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]{2,}");

  /** Votes for another language than the usual one: one word that many have is not enough. */
  private static final int ENOUGH = 2;

  private static final int ENOUGH_OF_NAMES = 4;

  /** What a language of which little is known needs for each vote of one that is known well. */
  private static final int MUCH_MORE = 2;

  private static final List<Language> LANGUAGES = LanguageWords.languages();

  private QuestionLanguage() {}

  /**
   * The language of a text; {@code usual} where its words do not tell. Words with a capital count
   * only where there are no others behind the first: names are of any language.
   */
  public static Language of(String text, Language usual) {
    SortedSet<String> words = words(text, true);
    return voted(words, usual, ENOUGH)
        .or(() -> Letters.language(words))
        .or(() -> words.size() > 1 ? Optional.empty() : voted(words(text, false), usual, ENOUGH))
        .orElse(usual);
  }

  /**
   * The language of names. They are no sentences and full of words that are small ones somewhere,
   * so their letters come first.
   */
  public static Language ofNames(String names, Language usual) {
    SortedSet<String> words = words(names, false);
    return Letters.language(words).or(() -> voted(words, usual, ENOUGH_OF_NAMES)).orElse(usual);
  }

  /** Different words in small letters; without those in a sentence that look like names. */
  private static SortedSet<String> words(String text, boolean nameless) {
    SortedSet<String> different = new TreeSet<>();
    Matcher words = WORD.matcher(text);
    for (boolean first = true; words.find(); first = false) {
      if (first || !nameless || !Character.isUpperCase(words.group().codePointAt(0))) {
        different.add(words.group().toLowerCase(Locale.ROOT));
      }
    }
    return different;
  }

  private static Optional<Language> voted(SortedSet<String> words, Language usual, int enough) {
    int[] votes = new int[LANGUAGES.size()];
    words.forEach(word -> vote(word, votes));
    int known = most(votes, true);
    int other = most(votes, false);
    if (other >= enough && other >= known + ENOUGH && other >= MUCH_MORE * known) {
      return Optional.of(first(with(votes, other, false), usual));
    }
    return known < enough ? Optional.empty() : Optional.of(known(words, votes, known, usual));
  }

  /** Where languages have nearly as many votes, the letters decide, as far as they tell. */
  private static Language known(SortedSet<String> words, int[] votes, int most, Language usual) {
    List<Language> close =
        Stream.of(with(votes, most, true), with(votes, most - 1, true))
            .flatMap(List::stream)
            .toList();
    List<Language> first = with(votes, most, true);
    return close.size() == 1
        ? close.get(0)
        : Letters.language(words)
            .filter(close::contains)
            .orElseGet(() -> first.contains(usual) ? usual : Letters.best(words, first));
  }

  private static Language first(List<Language> languages, Language usual) {
    return languages.contains(usual) ? usual : languages.get(0);
  }

  private static int most(int[] votes, boolean known) {
    return IntStream.range(0, votes.length)
        .filter(i -> known(LANGUAGES.get(i)) == known)
        .map(i -> votes[i])
        .max()
        .orElseThrow();
  }

  /** The languages with so many votes, of those that are known well or of the others. */
  private static List<Language> with(int[] votes, int most, boolean known) {
    return IntStream.range(0, votes.length)
        .filter(i -> votes[i] == most)
        .mapToObj(LANGUAGES::get)
        .filter(language -> known(language) == known)
        .toList();
  }

  private static boolean known(Language language) {
    return !LanguageWords.of(language).closed().isEmpty();
  }

  private static void vote(String word, int[] votes) {
    boolean[] speakers = new boolean[votes.length];
    int all = 0;
    for (int i = 0; i < votes.length; i++) {
      LanguageWords words = LanguageWords.of(LANGUAGES.get(i));
      speakers[i] = words.small(word) || words.closed().contains(word);
      all += speakers[i] ? 1 : 0;
    }
    for (int i = 0; i < votes.length; i++) {
      votes[i] += speakers[i] ? all == 1 ? 2 : 1 : 0;
    }
  }
}
