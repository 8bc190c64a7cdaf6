/**
 * Why a turn was understood as it was, and why not otherwise. The derivation in the words of the
 * rules; for a rule or a pattern that did not come, the first condition that did not hold, what
 * there was instead, and the smallest change of the conversation after which it really comes: each
 * change that is told was decided before. Start at {@link nl.vervolg.authoring.why.Explainer}.
 */
@NullMarked
package nl.vervolg.authoring.why;

import org.jspecify.annotations.NullMarked;
