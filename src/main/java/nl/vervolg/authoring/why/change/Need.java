package nl.vervolg.authoring.why.change;

import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.trace.Bindings;

/**
 * A fact that would bring a rule nearer to firing, or keep one from it that stands in the way.
 *
 * @param pattern the fact
 * @param bindings what the variables of the rule stand for, as far as that is to stay
 */
record Need(Condition.Pattern pattern, Bindings bindings) {}
