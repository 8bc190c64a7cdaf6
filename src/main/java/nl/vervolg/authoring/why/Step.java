package nl.vervolg.authoring.why;

import java.util.List;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.syntax.Condition;

/**
 * A rule that fired.
 *
 * @param rule the rule
 * @param because the facts that made it fire
 * @param absent what must not be there for it, and was not
 * @param conclusion what it concluded
 */
public record Step(
    Rule rule, List<Object> because, List<Condition.Group> absent, Object conclusion) {
  /** Copies the lists. */
  public Step {
    because = List.copyOf(because);
    absent = List.copyOf(absent);
  }
}
