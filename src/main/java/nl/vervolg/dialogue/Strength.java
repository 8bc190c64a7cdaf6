package nl.vervolg.dialogue;

/** How far a rule commits itself. Numbers are computed from these, never written in rules. */
public enum Strength {
  /** Hardly anything else can be meant. */
  STRONG,
  /** The usual reading. */
  NORMAL,
  /** Possible, better asked back. */
  WEAK
}
