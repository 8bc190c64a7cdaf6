package nl.vervolg.answer;

import java.util.List;

/**
 * One thing in an answer.
 *
 * @param name what it is called
 * @param slug its key
 * @param type key of its class, or empty
 * @param iri its resource
 * @param bindings what else is known of it, in the order of the columns
 */
public record AnswerRow(String name, String slug, String type, String iri, List<Binding> bindings) {
  /** Copies the list. */
  public AnswerRow {
    bindings = List.copyOf(bindings);
  }

  /** The different values of one column or fact, in order; never empty. */
  public record Binding(String name, List<String> values) {
    /** Copies the list. */
    public Binding {
      values = List.copyOf(values);
    }
  }
}
