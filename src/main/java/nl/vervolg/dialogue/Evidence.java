package nl.vervolg.dialogue;

/** How sure it is that words mean a value. */
public enum Evidence {
  /** A label of the value, but for case, diacritics and punctuation. */
  LABEL,
  /** A regular derivation of a label: a compound, a demonym. */
  DERIVED,
  /** A label with one letter wrong. */
  TYPO,
  /** Words of an open slot, found by what introduces them. */
  OPEN
}
