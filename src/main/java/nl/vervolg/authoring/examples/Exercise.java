package nl.vervolg.authoring.examples;

import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.Rule;

/** An example with what is expected of it beyond its outcome. */
public sealed interface Exercise {
  /** The example. */
  Example example();

  /** Where it stands. */
  Place place();

  /** Its language, where the place says it. */
  Optional<Language> language();

  /**
   * An example of a rule.
   *
   * @param rule the rule
   * @param fires whether the rule has to fire on the last turn, or must not
   */
  record OfRule(Rule rule, boolean fires, Example example) implements Exercise {
    @Override
    public Place place() {
      return rule.examplesPlace(fires);
    }

    @Override
    public Optional<Language> language() {
      return Optional.empty();
    }
  }

  /**
   * A dialogue of an example file. Its heading says which pattern its last turn shows ({@code ##
   * location_swap}), or which one it comes near without showing it ({@code ## not location_swap}).
   *
   * @param language language of the file, where its name says it
   * @param pattern outside name of the pattern, or {@link #NO_PATTERN}
   * @param shows whether it shows the pattern
   */
  record Dialogue(
      Place place, Optional<Language> language, String pattern, boolean shows, Example example)
      implements Exercise {
    /** The pattern of a dialogue of which only the outcome counts. */
    public static final String NO_PATTERN = "";
  }
}
