package nl.vervolg.retrieval;

/**
 * A question and the query that answers it.
 *
 * @param question in words
 * @param query SQL or SPARQL
 */
public record QueryExample(String question, String query) {
  /** Rejects what is no example. */
  public QueryExample {
    if (question.isBlank() || query.isBlank()) {
      throw new IllegalArgumentException("An example has a question and a query.");
    }
  }
}
