package nl.vervolg.link;

import java.util.Map;
import nl.vervolg.dialogue.Language;

/** Knows words that mean much the same as others, or a kind of it. Safe for many threads. */
@FunctionalInterface
public interface Thesaurus {
  /** Knows none. */
  Thesaurus EMPTY = (word, language) -> Map.of();

  /**
   * The words and phrases that are related to a word.
   *
   * @param word in small letters
   * @return each with how near it is: 1 means the same, 0 is not related; in a fixed order
   */
  Map<String, Double> related(String word, Language language);
}
