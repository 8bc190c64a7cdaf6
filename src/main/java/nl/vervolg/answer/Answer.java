package nl.vervolg.answer;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.query.Citation;

/**
 * An answer.
 *
 * @param text for the user
 * @param rows the things found, in the order shown
 * @param count number of things that the question is about, also where rows are cut
 * @param value the fact that was asked for, if one was
 * @param citations where the rows come from
 * @param inherited what was carried over, in words; empty if nothing was
 */
public record Answer(
    String text,
    List<AnswerRow> rows,
    long count,
    Optional<String> value,
    List<Citation> citations,
    String inherited) {
  /** Copies the lists. */
  public Answer {
    rows = List.copyOf(rows);
    citations = List.copyOf(citations);
  }

  /** The same answer, about another number of things: rows of a search are not what was asked. */
  public Answer counting(long things) {
    return new Answer(text, rows, things, value, citations, inherited);
  }

  /** The rows as later turns can point at them. */
  public List<ShownItem> shown() {
    return rows.stream()
        .map(row -> new ShownItem(row.name(), row.slug(), row.type(), row.iri()))
        .toList();
  }
}
