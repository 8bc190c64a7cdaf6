package nl.vervolg.open;

/** Classes of words. */
enum WordKind {
  NOUN,
  NAME,
  ADJECTIVE,
  DETERMINER,
  NUMBER,
  PREPOSITION,
  VERB,
  AUXILIARY,
  PRONOUN,
  QUESTION,
  ADVERB,
  CONJUNCTION,
  SUBORDINATOR,
  PARTICLE,
  INTERJECTION,
  SIGN,
  OTHER
}
