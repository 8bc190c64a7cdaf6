package nl.vervolg.keyword;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Language;

/**
 * Tells the language of words that no sentence is made of, such as names, by the letters that
 * follow each other in them (naive Bayes over pairs and triples; Cavnar and Trenkle 1994). Counted
 * in the language files by {@code src/test/bench/LetterCounts.java}.
 */
final class Letters {
  private static final Letters COUNTED = read();

  private static final double UNSEEN = 0.3;

  /** How much likelier a language is than the next, as a logarithm: some 20,000 times. */
  private static final double CERTAIN = 10;

  /** The share of pairs and triples that the language has: words of others have letters apart. */
  private static final double USUAL = 0.8;

  private final List<Language> languages;
  private final Map<String, int[]> counts;
  private final int[] all;

  private Letters(List<Language> languages, Map<String, int[]> counts) {
    this.languages = languages;
    this.counts = counts;
    this.all = new int[languages.size()];
    counts.values().forEach(of -> add(of, all));
  }

  /** The language of words in small letters; empty where they do not tell for certain. */
  static Optional<Language> language(SortedSet<String> words) {
    return COUNTED.certain(words.stream().flatMap(Letters::cut).toList());
  }

  /** That of some languages which fits best; the first where letters are known of none. */
  static Language best(SortedSet<String> words, List<Language> among) {
    double[] likely = COUNTED.likely(words.stream().flatMap(Letters::cut).toList());
    return among.stream()
        .filter(COUNTED.languages::contains)
        .reduce((a, b) -> likely[at(b)] > likely[at(a)] ? b : a)
        .orElse(among.get(0));
  }

  private static int at(Language language) {
    return COUNTED.languages.indexOf(language);
  }

  private Optional<Language> certain(List<String> letters) {
    double[] likely = likely(letters);
    int best = 0;
    for (int i = 1; i < likely.length; i++) {
      best = likely[i] > likely[best] ? i : best;
    }
    for (int i = 0; i < likely.length; i++) {
      if (i != best && likely[best] - likely[i] < CERTAIN) {
        return Optional.empty();
      }
    }
    int language = best;
    long had = letters.stream().filter(each -> of(each)[language] > 0).count();
    return had < USUAL * letters.size() ? Optional.empty() : Optional.of(languages.get(best));
  }

  private double[] likely(List<String> letters) {
    double[] likely = new double[languages.size()];
    for (String each : letters) {
      int[] found = of(each);
      for (int i = 0; i < likely.length; i++) {
        likely[i] += StrictMath.log((found[i] + UNSEEN) / (all[i] + UNSEEN * counts.size()));
      }
    }
    return likely;
  }

  private int[] of(String letters) {
    int[] found = counts.get(letters);
    return found == null ? new int[languages.size()] : found;
  }

  private static Stream<String> cut(String word) {
    String marked = "_" + word + "_";
    List<String> letters = new ArrayList<>();
    for (int length = 2; length <= 3; length++) {
      for (int i = 0; i + length <= marked.length(); i++) {
        letters.add(marked.substring(i, i + length));
      }
    }
    return letters.stream();
  }

  private static void add(int[] counts, int[] to) {
    for (int i = 0; i < to.length; i++) {
      to[i] += counts[i];
    }
  }

  /** A table: letters, and how many different words of each language have them. */
  private static Letters read() {
    try (InputStream file = Letters.class.getResourceAsStream("letters.tsv");
        BufferedReader lines =
            new BufferedReader(
                new InputStreamReader(Objects.requireNonNull(file), StandardCharsets.UTF_8))) {
      String[] head = String.valueOf(lines.readLine()).split("\t", -1);
      List<Language> languages = Stream.of(head).skip(1).map(Language::new).toList();
      Map<String, int[]> counts = new HashMap<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] cells = line.split("\t", -1);
        counts.put(cells[0], Stream.of(cells).skip(1).mapToInt(Integer::parseInt).toArray());
      }
      return new Letters(languages, counts);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
