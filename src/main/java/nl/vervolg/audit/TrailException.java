package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Path;
import nl.vervolg.home.Hindrance;
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
        "The trail in ("
            + folder
            + ") cannot be used"
            + Hindrance.of(folder.resolve("."), e)
                .map(Hindrance::text)
                .orElseGet(() -> why + ".\n" + advice(e)),
        e == null ? new IOException("not written") : e);
  }

  /** A trail that cannot be read, and what to do. */
  static TrailException unreadable(Path folder, IOException e) {
    return new TrailException(
        "The trail in ("
            + folder
            + ") cannot be read"
            + Hindrance.of(folder.resolve("."), e)
                .map(Hindrance::text)
                .orElse(".\nCheck that it is there and yours."),
        e);
  }

  private static String advice(@Nullable Throwable e) {
    if (e instanceof ReplacedException) {
      return "Nothing is recorded there any more. Put the files back, or begin anew to have another trail.";
    }
    if (e instanceof DamagedEndException) {
      return "Nothing is written behind it until a record tells of it. Run: vervolg audit repair --dry-run";
    }
    return "Run: vervolg audit verify";
  }
}
