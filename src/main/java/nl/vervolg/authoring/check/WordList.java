package nl.vervolg.authoring.check;

import java.util.List;
import nl.vervolg.problem.Place;
import nl.vervolg.understand.Tokenizer;

/**
 * A list of words in a file.
 *
 * @param name where it stands in the file: {@code cues.additive}
 * @param words the words
 * @param several whether it is a list, not a single value
 */
record WordList(String name, List<Written> words, boolean several) {
  WordList {
    words = List.copyOf(words);
  }

  /**
   * A word.
   *
   * @param place where it stands
   * @param list what it stands in, by number: entries of one name can have a list each
   */
  record Written(String text, Place place, int list) {
    /** As it is compared with what was said. */
    String compared() {
      return String.join(" ", Tokenizer.words(text));
    }
  }
}
