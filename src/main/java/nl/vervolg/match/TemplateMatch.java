package nl.vervolg.match;

import java.util.List;
import nl.vervolg.dialogue.Act;

/**
 * A template with the slots of one question bound.
 *
 * @param template the template
 * @param act what the question asks
 * @param base the query before any edit
 * @param edits what the question does to it, in order
 */
public record TemplateMatch(TemplateId template, Act act, QueryText base, List<QueryEdit> edits)
    implements Match {
  /** Copies the list. */
  public TemplateMatch {
    edits = List.copyOf(edits);
  }
}
