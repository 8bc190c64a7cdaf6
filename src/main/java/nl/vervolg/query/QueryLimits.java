package nl.vervolg.query;

/**
 * How much a query may take.
 *
 * @param rows rows of a result; further ones are cut off
 * @param millis time; over it the query fails
 * @param bytes size of the values of a result; over it the query fails
 */
public record QueryLimits(int rows, long millis, long bytes) {
  /** For a conversation. */
  public static final QueryLimits DEFAULT = new QueryLimits(200, 2_000, 1_000_000);

  /** Rejects limits that allow nothing. */
  public QueryLimits {
    if (rows < 1 || millis < 1 || bytes < 1) {
      throw new IllegalArgumentException(
          "Limits (%d rows, %d ms, %d bytes) allow nothing.\nMaybe you meant 1 or more of each."
              .formatted(rows, millis, bytes));
    }
  }
}
