package nl.vervolg.dialogue;

/** What a question asks for. A workspace gives its own names (intents) to these. */
public enum Act {
  /** The things themselves. */
  LIST,
  /** How many there are. */
  COUNT,
  /** The one thing that is first in an order. */
  SUPERLATIVE,
  /** Facts on one thing. */
  LOOKUP,
  /** None of these. */
  OTHER
}
