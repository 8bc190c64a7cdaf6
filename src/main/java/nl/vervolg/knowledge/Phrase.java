package nl.vervolg.knowledge;

/**
 * A name in a sentence.
 *
 * @param lead the words before it with their blank, such as a preposition and an article; or empty
 * @param name the name, in the form that it has after them
 */
public record Phrase(String lead, String name) {
  /** Both as one text. */
  public String text() {
    return lead + name;
  }
}
