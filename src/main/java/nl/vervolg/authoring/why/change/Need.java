package nl.vervolg.authoring.why.change;

import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.trace.Bindings;

/** What would have to be otherwise for a rule to come nearer to firing. */
sealed interface Need {
  /**
   * A fact that is not there.
   *
   * @param bindings what the variables of the rule stand for
   */
  record Wanted(Condition.Pattern pattern, Bindings bindings) implements Need {}

  /** A fact that must not be there. */
  record Unwanted(Object fact) implements Need {}
}
