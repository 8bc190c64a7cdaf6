package nl.vervolg.value;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nl.vervolg.dialogue.Language;
import nl.vervolg.keyword.LanguageWords;
import org.tartarus.snowball.SnowballStemmer;

/**
 * Words without their endings, in some languages at once: which language a value is of nobody says.
 * For one thread.
 */
final class Stems {
  private final Map<String, SnowballStemmer> stemmers = new LinkedHashMap<>();

  Stems(List<String> languages) {
    languages.forEach(code -> stemmers.put(code, LanguageWords.of(new Language(code)).stemmer()));
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
