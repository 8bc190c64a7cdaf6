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
  /** "that museum": one thing of a class. */
  DEFINITE
}
