package nl.vervolg.retrieval;

import java.util.List;
import nl.vervolg.dialogue.Language;

/** Finds things by words, and by what they mean where there is a model for that. */
@FunctionalInterface
public interface Retrieval<T> {
  /**
   * The things that fit a text best, best first.
   *
   * @param language of the text, where its words do not tell another
   * @param most how many at most; fewer where no other fits at all
   */
  List<T> search(String text, Language language, int most);

  /** The same, and how they were found. */
  default Retrieved<T> retrieve(String text, Language language, int most) {
    return Retrieved.byWords(search(text, language, most));
  }
}
