package nl.vervolg.dialogue;

/** Kinds of change to the slots of a question. */
public enum EditOp {
  /** Another filler for a filled slot, or another level of the same role. */
  REPLACE,
  /** A filler for an empty slot. */
  ADD,
  /** Free text is added to the free text that fills the slot: both hold. */
  NARROW,
  /** The slot is emptied. */
  DROP,
  /** The condition of the slot is turned round. */
  NEGATE,
  /** The thing that an anaphor stands for fills the entity slot. */
  REBIND,
  /** The thing is one of several that fill the entity slot together. */
  GATHER,
  /** The answer is set against that of the question before. */
  COMPARE,
  /** Something else is asked: a count, a list, a fact. */
  ACT
}
