package nl.vervolg.dialogue;

/**
 * The last question that was understood: what it asked for. Its slots are {@link Slot} facts.
 *
 * @param turn number of that turn, from 1
 * @param act what it asked for
 * @param rows number of rows that the answer showed
 * @param language its language
 */
public record Frame(int turn, Act act, int rows, Language language) {}
