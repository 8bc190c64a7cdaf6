package nl.vervolg.query.jena;

import nl.vervolg.query.QueryFailed;

/** Carries a failure out of a query that runs; it never leaves this package. */
final class QueryStopped extends RuntimeException {
  private static final long serialVersionUID = 1L;
  private final transient QueryFailed failure;

  QueryStopped(QueryFailed.Reason reason, String sentence, String query) {
    super(sentence, null, false, false);
    this.failure = new QueryFailed(reason, sentence, query);
  }

  QueryFailed failure() {
    return failure;
  }
}
