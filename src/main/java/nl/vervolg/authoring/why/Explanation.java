package nl.vervolg.authoring.why;

import java.util.List;

/**
 * How a turn came to be understood as it was.
 *
 * @param situation the turn
 * @param steps the rules that fired, in order
 * @param readings the readings, the best first
 */
public record Explanation(Situation situation, List<Step> steps, List<Reading> readings) {
  /** Copies the lists. */
  public Explanation {
    steps = List.copyOf(steps);
    readings = List.copyOf(readings);
  }
}
