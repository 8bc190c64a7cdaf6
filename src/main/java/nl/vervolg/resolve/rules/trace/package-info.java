/**
 * Rules read aloud: the conditions of a rule, one by one, over the facts that there were on a turn.
 * The engine says which rules fired; this says which facts made them fire, and for a rule that did
 * not fire the first condition that did not hold and what there was instead. It decides nothing: a
 * test holds it to what the engine does. Start at {@link nl.vervolg.resolve.rules.trace.Matcher}.
 */
@NullMarked
package nl.vervolg.resolve.rules.trace;

import org.jspecify.annotations.NullMarked;
