package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Path;

/** Bytes of a trail that are not what was written. */
final class Damage extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient Path file;
  private final long at;
  private final Kind kind;

  /** What can have come of the bytes. */
  enum Kind {
    /**
     * A crash can have left them: they are the last ones of the file, and the beginning of a
     * record, or nothing but zeros.
     */
    CUT_OFF,
    /** A whole record, of which the end of the line is another byte. */
    UNENDED,
    /** Anything else. */
    CHANGED
  }

  /**
   * Damage.
   *
   * @param at the byte where the record begins that is damaged
   */
  Damage(Path file, long at, Kind kind, String why) {
    super(why);
    this.file = file;
    this.at = at;
    this.kind = kind;
  }

  Path file() {
    return file;
  }

  long at() {
    return at;
  }

  boolean cutOff() {
    return kind == Kind.CUT_OFF;
  }

  boolean unended() {
    return kind == Kind.UNENDED;
  }
}
