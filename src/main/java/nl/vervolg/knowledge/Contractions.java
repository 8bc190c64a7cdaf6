package nl.vervolg.knowledge;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How the words before a name grow together, with each other and with the name.
 *
 * @param joined what a preposition and an article become: {@code "de le "} becomes {@code "du "}
 * @param elided what a word becomes before a vowel: {@code "de "} becomes {@code "d'"}
 * @param before the letters that elide
 * @param also beginnings of words that elide although another letter comes first
 * @param never beginnings of words that do not although one of the letters comes first
 */
public record Contractions(
    Map<String, String> joined,
    Map<String, String> elided,
    String before,
    List<String> also,
    List<String> never) {
  /** For a language that has none. */
  public static final Contractions NONE =
      new Contractions(Map.of(), Map.of(), "", List.of(), List.of());

  /** Copies the collections; sorted, so that the same one is found every time. */
  public Contractions {
    joined = new TreeMap<>(joined);
    elided = new TreeMap<>(elided);
    also = List.copyOf(also);
    never = List.copyOf(never);
  }

  /** The words with a name after them. */
  public Phrase apply(String lead, String name) {
    if (elides(name)) {
      for (Map.Entry<String, String> entry : elided.entrySet()) {
        if (endsWith(lead, entry.getKey())) {
          return new Phrase(exchanged(lead, entry.getKey(), entry.getValue()), name);
        }
      }
    }
    for (Map.Entry<String, String> entry : joined.entrySet()) {
      String separate = entry.getKey();
      if (endsWith(lead, separate)) {
        return new Phrase(exchanged(lead, separate, entry.getValue()), name);
      }
      int cut = separate.indexOf(' ') + 1;
      String article = separate.substring(cut);
      if (!article.isEmpty()
          && endsWith(lead, separate.substring(0, cut))
          && name.regionMatches(true, 0, article, 0, article.length())) {
        return new Phrase(
            exchanged(lead, separate.substring(0, cut), entry.getValue()),
            name.substring(article.length()));
      }
    }
    return new Phrase(lead, name);
  }

  /** The words with every preposition and article in them that grow together. */
  public String tidy(String words) {
    String tidy = words;
    for (Map.Entry<String, String> entry : joined.entrySet()) {
      tidy = tidy.replace(" " + entry.getKey(), " " + entry.getValue());
    }
    return tidy;
  }

  /** All ways in which these words stand in a sentence: as they are, joined and elided. */
  List<String> forms(String words) {
    List<String> forms = new ArrayList<>();
    forms.add(words);
    for (Map<String, String> changes : List.of(joined, elided)) {
      changes.forEach(
          (from, to) -> {
            if (endsWith(words, from)) {
              forms.add(exchanged(words, from, to));
            }
          });
    }
    return forms;
  }

  /**
   * Words that end in an elided one, with that word in full; empty where it is not one of them.
   *
   * @param wanted words in full that it may be, such as an article that fits
   */
  public Optional<String> full(String words, List<String> wanted) {
    return elided.entrySet().stream()
        .filter(entry -> endsWith(words, entry.getValue()))
        .filter(entry -> wanted.isEmpty() || wanted.contains(entry.getKey().strip()))
        .map(entry -> exchanged(words, entry.getValue(), entry.getKey()))
        .findFirst();
  }

  /** Words that end in a preposition joined with an article, with the preposition alone. */
  public Optional<String> preposition(String words) {
    return joined.entrySet().stream()
        .filter(entry -> endsWith(words, entry.getValue()))
        .map(
            entry -> {
              String separate = entry.getKey();
              String preposition = separate.substring(0, separate.indexOf(' ') + 1);
              return exchanged(words, entry.getValue(), preposition);
            })
        .findFirst();
  }

  /** The article that is joined with a preposition at the end of the words. */
  public Optional<String> article(String words) {
    return joined.entrySet().stream()
        .filter(entry -> endsWith(words, entry.getValue()))
        .map(entry -> entry.getKey().strip())
        .map(separate -> separate.substring(separate.lastIndexOf(' ') + 1))
        .findFirst();
  }

  /** True when a word before this name loses its vowel. */
  public boolean elides(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    return !name.isEmpty()
        && (before.indexOf(lower.charAt(0)) >= 0 || also.stream().anyMatch(lower::startsWith))
        && never.stream().noneMatch(lower::startsWith);
  }

  /** True when the words end in those, which begin a word of their own. */
  static boolean endsWith(String words, String end) {
    int from = words.length() - end.length();
    return from >= 0
        && words.regionMatches(true, from, end, 0, end.length())
        && (from == 0 || !Character.isLetterOrDigit(words.charAt(from - 1)));
  }

  private static String exchanged(String words, String end, String by) {
    int from = words.length() - end.length();
    boolean capital = Character.isUpperCase(words.charAt(from));
    String first = by.substring(0, 1);
    return words.substring(0, from)
        + (capital ? first.toUpperCase(Locale.ROOT) : first)
        + by.substring(1);
  }
}
