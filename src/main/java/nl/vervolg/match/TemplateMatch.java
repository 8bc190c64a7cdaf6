package nl.vervolg.match;

import java.util.List;
import nl.vervolg.dialogue.Act;

/**
 * A template with the slots of one question bound.
 *
 * @param template the template
 * @param act what the question asks
 * @param find finds the things that the question is about and puts them in order
 * @param show gives the columns of those things
 * @param edits what the question does to it, in order
 */
public record TemplateMatch(
    TemplateId template, Act act, QueryText find, QueryText show, List<QueryEdit> edits)
    implements Match {
  /** Copies the list. */
  public TemplateMatch {
    edits = List.copyOf(edits);
  }
}
