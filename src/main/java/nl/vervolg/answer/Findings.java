package nl.vervolg.answer;

import java.util.List;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.match.TemplateId;
import nl.vervolg.query.Citation;
import nl.vervolg.query.ResultTable;

/**
 * What was found for a question.
 *
 * @param question the complete question
 * @param template the template that answered it
 * @param table the rows
 * @param inherited slots that the user did not say in this turn, in the order to show them
 * @param citations where the rows come from
 * @param retrieval the rows are those of a keyword search, not of the query
 */
public record Findings(
    Question question,
    TemplateId template,
    ResultTable table,
    List<Inherited> inherited,
    List<Citation> citations,
    boolean retrieval) {
  /** Copies the lists. */
  public Findings {
    inherited = List.copyOf(inherited);
    citations = List.copyOf(citations);
  }

  /** A slot that was carried over, with the name of its filler in the language of the user. */
  public record Inherited(Slot slot, String label) {}
}
