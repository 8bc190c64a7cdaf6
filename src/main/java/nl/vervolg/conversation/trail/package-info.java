/**
 * Makes the record of a turn. Input: the reply to a turn and the workspace that gave it. Output:
 * the content of a record of the trail, the same bytes for the same turn. Start at {@link
 * nl.vervolg.conversation.trail.TurnRecord}.
 */
@NullMarked
package nl.vervolg.conversation.trail;

import org.jspecify.annotations.NullMarked;
