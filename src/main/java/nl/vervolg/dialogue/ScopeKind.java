package nl.vervolg.dialogue;

/** What a turn is instead of a question about the domain. */
public enum ScopeKind {
  /** Thanks, greetings. */
  SMALL_TALK,
  /** A question that this workspace cannot answer. */
  OUT_OF_SCOPE,
  /** The user says that a new subject begins. */
  NEW_TOPIC
}
