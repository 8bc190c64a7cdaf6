package nl.vervolg.dialogue;

/** Ways to put what is meant into the words of a turn. */
public enum RestoredWay {
  /** In the place of the words: "it" - "the Mauritshuis". */
  INSTEAD,
  /** As the owner of what follows: "its height" - "the height of the tower". */
  OWNER,
  /** Behind the phrase: "the height" - "the height of the tower". */
  BEHIND
}
