/**
 * Stage 2. An {@link nl.vervolg.understand.Understanding} and the dialogue state -> a {@link
 * nl.vervolg.resolve.Resolution}: is the turn a follow-up, of which kind, and which slots change.
 * The rules in {@code rules/} decide; Java lays out the facts, runs the strata in order and picks
 * the best reading that stands by a total order. It never looks at the words. Start at {@link
 * nl.vervolg.resolve.FollowUpResolver}.
 */
@NullMarked
package nl.vervolg.resolve;

import org.jspecify.annotations.NullMarked;
