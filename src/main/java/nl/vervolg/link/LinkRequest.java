package nl.vervolg.link;

import java.util.List;

/**
 * A question to link to a schema.
 *
 * @param history the questions before it, oldest first
 * @param question as it was asked
 * @param evidence what is known beside it, such as how the data say what it says; can be empty
 */
public record LinkRequest(List<String> history, String question, String evidence) {
  /** Copies the list. */
  public LinkRequest {
    history = List.copyOf(history);
  }

  /** A question that stands alone. */
  public LinkRequest(String question, String evidence) {
    this(List.of(), question, evidence);
  }
}
