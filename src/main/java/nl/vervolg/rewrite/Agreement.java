package nl.vervolg.rewrite;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.knowledge.Contractions;
import nl.vervolg.knowledge.Grammar;

/** Changes the words before a noun so that they agree with it. */
final class Agreement {
  private static final Pattern WORD = Pattern.compile("\\p{L}+");

  private Agreement() {}

  /**
   * The words with those that agree with a noun put into the form for another noun.
   *
   * @param words words before the noun
   * @param sets the words that agree
   * @param before gender of the noun that stood there
   * @param after gender of the noun that stands there now
   */
  static String repair(
      String words, Inflections sets, Gender before, Gender after, GrammaticalNumber number) {
    StringBuilder repaired = new StringBuilder();
    Matcher word = WORD.matcher(words);
    while (word.find()) {
      word.appendReplacement(
          repaired, Matcher.quoteReplacement(repaired(word.group(), sets, before, after, number)));
    }
    word.appendTail(repaired);
    return repaired.toString();
  }

  /**
   * Adjectives in the form that they have with a noun, whatever the form that they were said in.
   *
   * @param weak they stand after a word that shows gender and number itself
   */
  static String fit(
      String text, Inflections sets, Gender gender, GrammaticalNumber number, boolean weak) {
    Optional<String> whole = fitting(text, sets, gender, number, weak);
    if (whole.isPresent()) {
      return whole.orElseThrow();
    }
    StringBuilder fit = new StringBuilder();
    Matcher word = WORD.matcher(text);
    while (word.find()) {
      String form = fitting(word.group(), sets, gender, number, weak).orElse(word.group());
      word.appendReplacement(fit, Matcher.quoteReplacement(form));
    }
    word.appendTail(fit);
    return fit.toString();
  }

  private static Optional<String> fitting(
      String word, Inflections sets, Gender gender, GrammaticalNumber number, boolean weak) {
    String strength = number == GrammaticalNumber.PLURAL ? "weak_plural" : "weak";
    return sets.of(word).stream()
        .findFirst()
        .flatMap(
            set ->
                weak && set.containsKey(strength)
                    ? Optional.of(set.get(strength))
                    : form(set, gender, number));
  }

  private static String repaired(
      String word, Inflections sets, Gender before, Gender after, GrammaticalNumber number) {
    for (Map<String, String> set : sets.of(word)) {
      Optional<String> old = form(set, before, number);
      Optional<String> fitting = form(set, after, number);
      if (old.isPresent() && fitting.isPresent() && old.orElseThrow().equalsIgnoreCase(word)) {
        return Character.isUpperCase(word.charAt(0))
            ? capitalised(fitting.orElseThrow())
            : fitting.orElseThrow();
      }
    }
    return word;
  }

  private static Optional<String> form(
      Map<String, String> set, Gender gender, GrammaticalNumber number) {
    String name = gender.name().toLowerCase(Locale.ROOT);
    return number == GrammaticalNumber.PLURAL
        ? Optional.ofNullable(set.get(name + "_plural"))
            .or(() -> Optional.ofNullable(set.get("plural")))
        : Optional.ofNullable(set.get(name));
  }

  /** The words with the last one put into the form that it has before this word. */
  static String join(String words, Grammar grammar, String next) {
    String trimmed = words.stripTrailing();
    String last = trimmed.substring(trimmed.lastIndexOf(' ') + 1);
    for (Map.Entry<String, String> pair : grammar.beforeVowel().entrySet()) {
      boolean either =
          last.equalsIgnoreCase(pair.getKey()) || last.equalsIgnoreCase(pair.getValue());
      if (either) {
        String form =
            vowel(next, grammar.phrasing().contractions()) ? pair.getValue() : pair.getKey();
        String kept = Character.isUpperCase(last.charAt(0)) ? capitalised(form) : form;
        return words.substring(0, trimmed.length() - last.length())
            + kept
            + words.substring(trimmed.length());
      }
    }
    return words;
  }

  private static boolean vowel(String word, Contractions contractions) {
    return contractions.before().isEmpty()
        ? !word.isEmpty() && "aeiou".indexOf(Character.toLowerCase(word.charAt(0))) >= 0
        : contractions.elides(word);
  }

  /** The text with a capital first letter. */
  static String capitalised(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.offsetByCodePoints(0, 1);
    return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
  }
}
