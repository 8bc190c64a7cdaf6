package nl.vervolg.authoring.examples;

import java.util.List;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.resolve.rules.Rule;

/**
 * What came of an exercise.
 *
 * @param exercise the exercise
 * @param outcome how its last turn was resolved
 * @param pattern outside name of the pattern that it shows
 * @param faults what is not as expected, a sentence each; none where all is well
 */
public record Trial(
    Exercise exercise, Example.Outcome outcome, String pattern, List<String> faults) {
  /** Copies the list. */
  public Trial {
    faults = List.copyOf(faults);
  }

  /** True when all is as expected. */
  public boolean passed() {
    return faults.isEmpty();
  }

  /** The last turn. */
  public ResolvedTurn turn() {
    return outcome.last();
  }

  /** Ids of the rules that fired on the last turn, once each, in order. */
  public List<String> fired() {
    return turn().resolution().derivation().firings().stream()
        .map(firing -> firing.rule())
        .map(Rule::id)
        .distinct()
        .toList();
  }
}
