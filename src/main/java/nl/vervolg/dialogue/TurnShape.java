package nl.vervolg.dialogue;

/**
 * What can be seen of a turn of an open conversation as a whole.
 *
 * @param predicate a verb is there
 * @param subjectless a question word or a number stands before its verb, and nothing that is asked
 *     about: "which are in Delft?"
 * @param continues its first words go on: "and", "also"
 * @param exchanges its first words put something else in place: "what about"
 * @param restricts its first words take a part: "only", "just"
 * @param another a word for something beside what was spoken of: "other", "else"
 * @param asks it is a question or a request, not a statement
 * @param answered the turn before it was answered, as far as is told
 * @param turns turns before it
 */
public record TurnShape(
    boolean predicate,
    boolean subjectless,
    boolean continues,
    boolean exchanges,
    boolean restricts,
    boolean another,
    boolean asks,
    boolean answered,
    int turns) {}
