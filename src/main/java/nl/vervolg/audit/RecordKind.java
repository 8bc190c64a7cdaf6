package nl.vervolg.audit;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a record of the trail tells. */
public enum RecordKind {
  /** A turn was decided and answered. */
  TURN,
  /** A question was linked to a schema, or it was found out why it cannot be. */
  LINK,
  /** A conversation ended; its name may be used for another one. */
  ENDED,
  /** The key of a conversation was destroyed: its turns cannot be read any more. */
  ERASED,
  /** The oldest files were taken away; what they held ends with this hash. */
  RETIRED,
  /**
   * Bytes that a crash had cut off were set aside; they were never acknowledged. Or it tells what
   * is wrong with the records before it, as far as that was found; that stays where it is.
   */
  REPAIRED;

  /** True where somebody asked something, and what came of it is sealed in the record. */
  public boolean isAsked() {
    return this == TURN || this == LINK;
  }

  /** As it stands in a record. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Optional<RecordKind> of(String code) {
    return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
  }
}
