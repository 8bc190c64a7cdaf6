package nl.vervolg.dialogue;

/** Ways of pointing back. */
public enum AnaphorKind {
  /** "it", "that": one thing. */
  PERSONAL,
  /** "its", "their": belonging to one thing. */
  POSSESSIVE,
  /** "there": a thing or a place. */
  LOCATIVE,
  /** "them", "those": the things of the last answer. */
  PLURAL,
  /** "the second", "number 3", "the last". */
  ORDINAL,
  /** "The middle one". */
  MIDDLE,
  /** "The next one": the row after the one that was spoken of. */
  NEXT,
  /** "The one before that": the row before the one that was spoken of. */
  PREVIOUS,
  /** "The first three": several in a row. */
  RANGE,
  /** "The maritime one": the thing whose name has these words; {@code rank} is its row. */
  DESCRIBED,
  /** "The other one": of two, the one that was not spoken of. */
  OTHER,
  /** "that museum": one thing of a class. */
  DEFINITE
}
