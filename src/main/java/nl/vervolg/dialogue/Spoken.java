package nl.vervolg.dialogue;

/**
 * A phrase that was said before in an open conversation.
 *
 * @param back how many turns ago; 1 for the last one
 * @param opening it was said in the first question
 * @param answer it was said in an answer, not in a question
 * @param place where it stood
 * @param rank order in its question or answer by place and position, from 1
 * @param name it is a name
 * @param number singular or plural
 * @param being what it can be
 * @param noun its noun without its ending
 * @param text its words
 * @param loose it is a part of something that was not said, so it is not what is spoken of
 */
public record Spoken(
    int back,
    boolean opening,
    boolean answer,
    SpokenPlace place,
    int rank,
    boolean name,
    GrammaticalNumber number,
    Being being,
    String noun,
    String text,
    boolean loose) {}
