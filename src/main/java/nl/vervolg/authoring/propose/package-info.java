/**
 * What to add for a dialogue that does not end as it should. Input: a workspace and the dialogue.
 * Every proposal, a word, a row of a phrase sheet or a rule, was tried: with it the dialogue ends
 * as wanted and all other examples end as before. Start at {@link
 * nl.vervolg.authoring.propose.Proposer}.
 */
@NullMarked
package nl.vervolg.authoring.propose;

import org.jspecify.annotations.NullMarked;
