package nl.vervolg.dialogue;

/** Grammatical gender of a noun, as far as its language has it. */
public enum Gender {
  /** Dutch de-words of common gender. */
  COMMON,
  /** Masculine. */
  MASCULINE,
  /** Feminine. */
  FEMININE,
  /** Neuter. */
  NEUTER,
  /** The language has none, or it is not known. */
  NONE
}
