package nl.vervolg.retrieval;

/** A model gives no vectors. What was to be found by them can be found by words. */
public final class EmbeddingFailed extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says why, in a sentence. */
  public EmbeddingFailed(String why) {
    super(why);
  }

  /** Says why, in a sentence. */
  public EmbeddingFailed(String why, Throwable cause) {
    super(why, cause);
  }

  /** The sentence. */
  public String why() {
    return String.valueOf(getMessage());
  }
}
