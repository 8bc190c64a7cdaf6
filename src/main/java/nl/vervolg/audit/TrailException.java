package nl.vervolg.audit;

/** The trail cannot be written or read, with what to do. */
public final class TrailException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** Says what is wrong and what to do. */
  public TrailException(String message, Throwable cause) {
    super(message, cause);
  }

  /** Says what is wrong and what to do. */
  public TrailException(String message) {
    super(message);
  }
}
