package nl.vervolg.table;

import java.util.List;
import nl.vervolg.dialogue.Span;

/**
 * Words of a question that belong together, from a word that leads to them up to the next one.
 *
 * @param span the words
 * @param lead the word that leads to them, or empty
 * @param marks what they hold
 * @param restricts they name a value or a figure: they are a condition
 */
record Clause(Span span, String lead, List<Mark> marks, boolean restricts) {
  Clause {
    marks = List.copyOf(marks);
  }

  boolean holds(Mark mark) {
    return span.overlaps(mark.span());
  }
}
