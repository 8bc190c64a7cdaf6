package nl.vervolg.link;

import nl.vervolg.schema.MSchema;

/**
 * When a schema is cut, and how far.
 *
 * @param keep number of columns that are kept of a schema that is cut
 * @param mostColumns a schema with more columns is cut
 * @param window number of tokens that the model reads at once
 * @param mostUsage a schema that takes a larger share of the window is cut; from 0 to 1
 * @param dialect how a schema is written
 */
public record LinkSettings(
    int keep, int mostColumns, int window, double mostUsage, MSchema dialect) {
  /** What holds when nobody says otherwise. */
  public static final LinkSettings USUAL =
      new LinkSettings(15, 100, 128_000, 0.25, MSchema.CREATE_TABLE);

  /** Rejects what no schema can fulfil. */
  public LinkSettings {
    if (keep < 1 || mostColumns < 0) {
      throw new IllegalArgumentException("At least one column is kept, not " + keep + ".");
    }
    if (window < 1 || mostUsage < 0 || mostUsage > 1) {
      throw new IllegalArgumentException(
          "The share of a window of %d tokens lies between 0 and 1; it is %s."
              .formatted(window, mostUsage));
    }
  }

  /** The same, and every schema with more columns is cut to so many. */
  public LinkSettings cutTo(int columns) {
    return new LinkSettings(columns, columns, window, mostUsage, dialect);
  }

  /** The same, written otherwise. */
  public LinkSettings in(MSchema other) {
    return new LinkSettings(keep, mostColumns, window, mostUsage, other);
  }
}
