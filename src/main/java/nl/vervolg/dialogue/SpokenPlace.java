package nl.vervolg.dialogue;

/** Where a phrase stands in its sentence; the first is spoken of most. */
public enum SpokenPlace {
  /** What a question is about: "what is X", "tell me about X", "the height of X". */
  CENTRE,
  /** Before the verb of which it is the subject. */
  SUBJECT,
  /** Behind a verb, without a preposition. */
  OBJECT,
  /** Behind a preposition, or in a question word's phrase. */
  OTHER
}
