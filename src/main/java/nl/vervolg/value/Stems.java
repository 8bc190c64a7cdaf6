package nl.vervolg.value;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.tartarus.snowball.SnowballStemmer;
import org.tartarus.snowball.ext.DutchStemmer;
import org.tartarus.snowball.ext.EnglishStemmer;
import org.tartarus.snowball.ext.FrenchStemmer;
import org.tartarus.snowball.ext.GermanStemmer;
import org.tartarus.snowball.ext.ItalianStemmer;
import org.tartarus.snowball.ext.SpanishStemmer;

/**
 * Words without their endings, in some languages at once: which language a value is of nobody says.
 * For one thread.
 */
final class Stems {
  private static final Map<String, Supplier<SnowballStemmer>> KNOWN =
      new TreeMap<>(
          Map.of(
              "de", GermanStemmer::new,
              "en", EnglishStemmer::new,
              "es", SpanishStemmer::new,
              "fr", FrenchStemmer::new,
              "it", ItalianStemmer::new,
              "nl", DutchStemmer::new));

  private final Map<String, SnowballStemmer> stemmers = new LinkedHashMap<>();

  Stems(List<String> languages) {
    languages.forEach(code -> stemmers.put(code, known(code).get()));
  }

  private static Supplier<SnowballStemmer> known(String code) {
    Supplier<SnowballStemmer> known = KNOWN.get(code);
    if (known == null) {
      throw new IllegalArgumentException(
          "The endings of words in language (%s) are not known.\nKnown are: %s."
              .formatted(code, String.join(", ", KNOWN.keySet())));
    }
    return known;
  }

  /** The stems of a folded word, one for each language, with its code. */
  Set<String> of(String word) {
    Set<String> stems = new LinkedHashSet<>();
    stemmers.forEach(
        (code, stemmer) -> {
          stemmer.setCurrent(word);
          stemmer.stem();
          stems.add(code + ":" + stemmer.getCurrent());
        });
    return stems;
  }
}
