package nl.vervolg.answer;

import java.util.OptionalLong;
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

  /**
   * The answer to a question.
   *
   * @param before number of things of an earlier question that the answer is to be set against
   */
  Answer render(Findings findings, OptionalLong before);

  /** The answer to a question that is set against no other. */
  default Answer render(Findings findings) {
    return render(findings, OptionalLong.empty());
  }

  /** A sentence for the user: why there is no answer. */
  String render(NoTemplate reason, Language language);

  /** A sentence for the user: why there is no answer. */
  String render(QueryFailed failure, Language language);
}
