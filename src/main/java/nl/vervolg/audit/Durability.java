package nl.vervolg.audit;

/** When a record counts as kept. */
public enum Durability {
  /** It is on disk; each record is forced there by itself. */
  TURN,
  /** It is on disk; records that come while others are being forced are forced together. */
  GROUP,
  /**
   * The operating system has it: it outlives the program, and is lost when the machine loses power
   * within the next seconds.
   */
  SYSTEM
}
