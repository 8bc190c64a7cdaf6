/**
 * The story: one turn through all stages, then into the session. Input: a conversation and what was
 * said. Output: a {@link nl.vervolg.conversation.Reply}. Each stage is called once and its result
 * has a name; nothing is decided here. Start at {@link nl.vervolg.conversation.Conversation}.
 */
@NullMarked
package nl.vervolg.conversation;

import org.jspecify.annotations.NullMarked;
