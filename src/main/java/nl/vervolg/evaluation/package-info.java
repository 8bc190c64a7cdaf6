/**
 * Measures how well turns are resolved. Input: labelled cases and what the product made of them.
 * Output: a {@link nl.vervolg.evaluation.Scorecard}, and the confidence of each pattern as it was
 * measured. It looks from outside, at what a caller would see, and decides nothing about a turn.
 * Start at {@link nl.vervolg.evaluation.Judge}.
 */
@NullMarked
package nl.vervolg.evaluation;

import org.jspecify.annotations.NullMarked;
