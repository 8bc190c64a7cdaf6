package nl.vervolg.query;

/**
 * A query gave no table.
 *
 * @param reason why
 * @param sentence the same for a log or an expert
 * @param query the query, where it got as far as that, or empty
 */
public record QueryFailed(Reason reason, String sentence, String query) implements QueryOutcome {
  /** Why a query gave no table. */
  public enum Reason {
    /** It took longer than allowed. */
    TIMEOUT,
    /** The caller was interrupted or the engine closed. */
    CANCELLED,
    /** Its result is larger than allowed. */
    TOO_LARGE,
    /** It could not be run. */
    ERROR
  }
}
