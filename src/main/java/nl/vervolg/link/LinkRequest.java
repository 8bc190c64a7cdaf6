package nl.vervolg.link;

/**
 * A question to link to a schema.
 *
 * @param question as it was asked
 * @param evidence what is known beside it, such as how the data say what it says; can be empty
 */
public record LinkRequest(String question, String evidence) {}
