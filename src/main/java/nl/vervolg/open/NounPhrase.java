package nl.vervolg.open;

import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.SpokenPlace;

/**
 * A phrase with a noun or a name as its head.
 *
 * @param from index of its first word
 * @param to index after its last one
 * @param head index of its head
 * @param name all its words that tell something are names
 * @param definite it begins with a definite article
 * @param owned it begins with a word that says whose it is, or asks
 * @param number singular or plural, where it shows
 * @param place where it stands
 */
record NounPhrase(
    int from,
    int to,
    int head,
    boolean name,
    boolean definite,
    boolean owned,
    GrammaticalNumber number,
    SpokenPlace place) {
  /** The same with all up to the end of another one. */
  NounPhrase until(NounPhrase last) {
    return new NounPhrase(
        from, last.to(), last.head(), name, definite, owned, GrammaticalNumber.NONE, place);
  }
}
