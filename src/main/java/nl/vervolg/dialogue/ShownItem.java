package nl.vervolg.dialogue;

import java.util.List;

/**
 * One row of an answer, as far as later turns can point at it.
 *
 * @param name as shown
 * @param key value of the entity slot, such as a slug
 * @param type key of its class, or empty when not known
 * @param iri its resource, or empty when not known
 * @param words the words of its name, as tokens are compared
 */
public record ShownItem(String name, String key, String type, String iri, List<String> words) {
  /** Copies the list. */
  public ShownItem {
    words = List.copyOf(words);
  }

  /** A row whose name has not been cut into words yet. */
  public ShownItem(String name, String key, String type, String iri) {
    this(name, key, type, iri, List.of());
  }
}
