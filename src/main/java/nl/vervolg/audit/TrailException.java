package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

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

  /** A trail that cannot be added to, and what to do. */
  static TrailException of(Path folder, @Nullable Throwable e) {
    String why = e == null || e.getMessage() == null ? "" : ": " + e.getMessage();
    return new TrailException(
        "The trail in (" + folder + ") cannot be used" + why + ".\n" + advice(e),
        e == null ? new IOException("not written") : e);
  }

  private static String advice(@Nullable Throwable e) {
    if (e instanceof ReplacedException) {
      return "Nothing is recorded there any more. Put the files back, or begin anew to have another trail.";
    }
    if (e instanceof DamagedEndException) {
      return "Nothing is written behind it. Run: vervolg audit verify; then move the file away to begin another trail.";
    }
    return "Maybe the disk is full or the folder read-only. Run: vervolg audit verify";
  }
}
