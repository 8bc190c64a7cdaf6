package nl.vervolg.dialogue;

/** Singular or plural, where words show it. */
public enum GrammaticalNumber {
  /** One. */
  SINGULAR,
  /** Several. */
  PLURAL,
  /** The words do not show it, or it means nothing for them. */
  NONE
}
