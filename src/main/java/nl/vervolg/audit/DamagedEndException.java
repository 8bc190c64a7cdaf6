package nl.vervolg.audit;

import java.io.IOException;

/** The last record of a trail is not what was written. */
final class DamagedEndException extends IOException {
  private static final long serialVersionUID = 1L;

  DamagedEndException(Damage e) {
    super(
        "the record at byte " + e.at() + " of (" + e.file() + ") is damaged: " + e.getMessage(), e);
  }
}
