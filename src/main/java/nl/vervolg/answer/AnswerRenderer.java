package nl.vervolg.answer;

import nl.vervolg.dialogue.Language;
import nl.vervolg.match.NoTemplate;
import nl.vervolg.match.TemplateCatalog;
import nl.vervolg.match.wording.Labels;
import nl.vervolg.query.QueryFailed;

/** Puts what was found into words. */
public interface AnswerRenderer {

  /**
   * A renderer with the sentences of a catalogue.
   *
   * @param labels names of the fillers
   */
  static AnswerRenderer of(TemplateCatalog catalog, Labels labels) {
    return new TextRenderer(catalog, labels);
  }

  /** The answer to a question. */
  Answer render(Findings findings);

  /** A sentence for the user: why there is no answer. */
  String render(NoTemplate reason, Language language);

  /** A sentence for the user: why there is no answer. */
  String render(QueryFailed failure, Language language);
}
