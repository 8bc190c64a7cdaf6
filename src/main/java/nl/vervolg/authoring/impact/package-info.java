/**
 * What an edit of the rules would change. Input: a workspace, other rules, turns that were once
 * said and dialogues that somebody accepted. Each is decided twice, by the rules of the workspace
 * and by the others, from the same state; what comes out differently is laid to the rule that was
 * edited. Start at {@link nl.vervolg.authoring.impact.Impact}.
 */
@NullMarked
package nl.vervolg.authoring.impact;

import org.jspecify.annotations.NullMarked;
