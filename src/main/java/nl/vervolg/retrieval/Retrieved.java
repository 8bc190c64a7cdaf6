package nl.vervolg.retrieval;

import java.util.List;
import java.util.Optional;

/**
 * What was found, and how.
 *
 * @param things best first
 * @param model the name of the model whose vectors were compared, where they were
 * @param warning what is not as it should be with them, in a sentence
 */
public record Retrieved<T>(List<T> things, Optional<String> model, Optional<String> warning) {
  /** Copies the list. */
  public Retrieved {
    things = List.copyOf(things);
  }

  /** What was found by words alone where vectors should have been compared as well. */
  public static <T> Retrieved<T> withoutVectors(List<T> things, String why) {
    return new Retrieved<>(things, Optional.empty(), Optional.of("It goes by words alone: " + why));
  }

  /** What was found by words alone, as it should. */
  public static <T> Retrieved<T> byWords(List<T> things) {
    return new Retrieved<>(things, Optional.empty(), Optional.empty());
  }
}
