package nl.vervolg.value;

import java.util.List;

/**
 * What of the values is indexed.
 *
 * @param languages codes of the languages in which they, and the questions, are written
 * @param mostValues of one column; those beyond are left out, and that is told
 * @param longest number of signs of a value; longer ones are left out, and that is told
 */
public record ValueSettings(List<String> languages, int mostValues, int longest) {
  /** What holds when nobody says otherwise. */
  public static final ValueSettings USUAL =
      new ValueSettings(List.of("en", "nl", "de", "fr"), 1_000_000, 200);

  /** A term of an index cannot be longer. */
  private static final int LONGEST = 2000;

  /** Rejects what no index can do. */
  public ValueSettings {
    languages = List.copyOf(languages);
    if (mostValues < 1) {
      throw new IllegalArgumentException(
          "At least one value of a column is indexed, not " + mostValues + ".");
    }
    if (longest < 1 || longest > LONGEST) {
      throw new IllegalArgumentException(
          "The longest value has 1 to " + LONGEST + " signs, not " + longest + ".");
    }
  }
}
