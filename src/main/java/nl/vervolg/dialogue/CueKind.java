package nl.vervolg.dialogue;

/**
 * Kinds of words that carry no value but say what a turn does. Each is a list in a language file.
 */
public enum CueKind {
  /** "and", "also": more of the same. */
  ADDITIVE,
  /** "what about", "how about": the same question for something else. */
  WHAT_ABOUT,
  /** "the same question but for". */
  SAME_QUESTION,
  /** "no, I mean", "oops". */
  CORRECTION,
  /** "back to", "again". */
  RETURN,
  /** "no matter where", "anywhere". */
  WIDENING,
  /** "forget the ships": takes back what is named after it. */
  DISCARD,
  /** "all of", "the whole": the place named is meant in full. */
  WHOLE,
  /** "how many", "the number of". */
  COUNT,
  /** "more than", "fewer than": sets the answer against that of the question before. */
  COMPARISON,
  /** "which", "what": asks for the things themselves. */
  LIST,
  /** "institutions": a noun for things of any kind. */
  ANY_KIND,
  /** "list them", "by name": a request for the things themselves, not a question word. */
  REQUEST,
  /** "who", "when", "where", "how": asks for something else than things of a class. */
  QUESTION,
  /** Finite verbs and the like that make a clause. */
  PREDICATE,
  /** "more about", "tell me more". */
  DETAIL,
  /** "not", "none". */
  NEGATION,
  /** "without": negates what follows. */
  WITHOUT,
  /** "except": takes what follows out. */
  EXCEPT,
  /** "only", "just those". */
  RESTRICTION,
  /** "with", "about", "have": introduces what things are about. */
  TOPIC,
  /** "in", "near": introduces a place. */
  PLACE,
  /** "of": introduces a thing or a place. */
  GENITIVE,
  /** "before", "until". */
  BEFORE,
  /** "after", "since". */
  AFTER,
  /** "between", before two numbers. */
  BETWEEN,
  /** "or rather", "or". */
  ALTERNATIVE,
  /** "new question", "something else". */
  NEW_TOPIC,
  /** Greetings, thanks, questions about the speaker. */
  SMALL_TALK,
  /** Subjects that no workspace answers: the time, the weather. */
  OFF_TOPIC,
  /** Nouns that carry a topic but are none: "collection", "information". */
  TOPIC_NOUN,
  /** Articles. */
  ARTICLE,
  /** Words that change nothing: "please", "then", "maybe". */
  FILLER
}
