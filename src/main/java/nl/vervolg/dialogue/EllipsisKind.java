package nl.vervolg.dialogue;

/** What is missing in a turn. */
public enum EllipsisKind {
  /** There is no clause: "and in Delft?". */
  FRAGMENT,
  /** There is a clause or question word, but nothing that is asked about: "how many are there?". */
  SLUICE,
  /** An attribute is asked for, but of what is not said: "who is the director?". */
  BARE_PROPERTY,
  /** Words that point back stand for it: "is there a church there?". */
  ANAPHORIC
}
