package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Path;

/** A file is not the one that was opened: somebody deleted it or put another in its place. */
final class ReplacedException extends IOException {
  private static final long serialVersionUID = 1L;

  ReplacedException(Path file) {
    super("(" + file + ") was deleted or replaced while it was in use");
  }
}
