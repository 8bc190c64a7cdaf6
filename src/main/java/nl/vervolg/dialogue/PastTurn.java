package nl.vervolg.dialogue;

import java.util.List;

/**
 * A turn that was understood, as far as later turns can depend on it. Turns that failed, were
 * declined or were small talk leave nothing.
 *
 * @param number position in the conversation, from 1, counting every turn
 * @param question what was asked, complete
 * @param rows number of rows of its answer
 * @param shown the rows that later turns can point at, in the order shown
 */
public record PastTurn(int number, Question question, int rows, List<ShownItem> shown) {
  /** Copies the list. */
  public PastTurn {
    shown = List.copyOf(shown);
  }

  /** The same turn with these rows to point at. */
  public PastTurn showing(List<ShownItem> rows) {
    return new PastTurn(number, question, this.rows, rows);
  }
}
