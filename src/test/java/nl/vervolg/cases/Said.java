package nl.vervolg.cases;

import java.util.List;
import nl.vervolg.dialogue.ShownItem;

/**
 * A turn of the past.
 *
 * @param text what was said
 * @param rows the rows of its answer
 */
public record Said(String text, List<ShownItem> rows) {
  /** Copies the list. */
  public Said {
    rows = List.copyOf(rows);
  }

  /** A turn whose answer nobody can point at. */
  public static Said of(String text) {
    return new Said(text, List.of());
  }
}
