package nl.vervolg.match;

import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.match.wording.Wording;

/** How complete questions are worded when nothing precedes them. */
@FunctionalInterface
public interface QuestionWordings {
  /**
   * How a question of this kind is worded.
   *
   * @param key filler of the property or order slot where the wording depends on it, or empty
   */
  Optional<Wording> wording(Act act, Language language, String key);
}
