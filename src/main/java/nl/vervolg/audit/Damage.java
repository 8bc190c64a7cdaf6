package nl.vervolg.audit;

import java.io.IOException;
import java.nio.file.Path;

/** Bytes of a trail that are not what was written. */
final class Damage extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient Path file;
  private final long at;
  private final boolean cutOff;

  /**
   * Damage.
   *
   * @param at the byte where the record begins that is damaged
   * @param cutOff a crash can have left these bytes: they are the last ones of the file, and the
   *     beginning of a record, or nothing but zeros
   */
  Damage(Path file, long at, boolean cutOff, String why) {
    super(why);
    this.file = file;
    this.at = at;
    this.cutOff = cutOff;
  }

  Path file() {
    return file;
  }

  long at() {
    return at;
  }

  boolean cutOff() {
    return cutOff;
  }
}
