package nl.vervolg.retrieval;

/**
 * A short fact about what words mean in the data: "eligible means that status is A".
 *
 * @param text one line
 */
public record Evidence(String text) {
  /** Rejects what says nothing. */
  public Evidence {
    if (text.isBlank()) {
      throw new IllegalArgumentException("Evidence without any words.");
    }
  }
}
