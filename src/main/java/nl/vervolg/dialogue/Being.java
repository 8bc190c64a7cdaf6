package nl.vervolg.dialogue;

/** What kind of thing words speak of, as far as words tell. */
public enum Being {
  /** "he", "who". */
  PERSON,
  /** "it". */
  THING,
  /** The words do not show it. */
  ANY
}
