package nl.vervolg.value;

import java.util.List;

/**
 * What the making of an index did.
 *
 * @param columns that the source has and the schema too
 * @param reused how many of these an earlier index had with the same values
 * @param values of all these columns
 * @param told what was left out and why, a sentence each
 */
public record ValueReport(int columns, int reused, long values, List<String> told) {
  /** Copies the list. */
  public ValueReport {
    told = List.copyOf(told);
  }
}
