package nl.vervolg.dialogue;

/** Why a reading is wrong; each has a sentence per language in the language files. */
public enum VetoReason {
  /** Words point back and nothing is there to point at. */
  NO_ANTECEDENT,
  /** Several things could be meant. */
  SEVERAL_ANTECEDENTS,
  /** A condition was to be negated and there is none. */
  NOTHING_TO_NEGATE,
  /** A second condition was to be negated. */
  TWO_NEGATIONS,
  /** A slot was given several values at once. */
  SEVERAL_VALUES,
  /** The words carry meaning that nothing explains. */
  UNKNOWN_WORDS
}
