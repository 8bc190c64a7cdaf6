package nl.vervolg.dialogue;

/** Ways in which a turn points at what was spoken of, where nobody wrote down a domain. */
public enum PointerKind {
  /** "it", "them". */
  PERSONAL,
  /** "its", "their", with a noun behind it. */
  POSSESSIVE,
  /** "that", "these", without a noun. */
  DEMONSTRATIVE,
  /** "this museum", "those". */
  DESCRIBED,
  /** "the address": a part of something that is not said, and all that is asked for. */
  PART,
  /** "the first one", "another", "the rest": one out of several. */
  ONE,
  /** "there", "at that time". */
  CIRCUMSTANCE
}
