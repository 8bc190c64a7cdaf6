/**
 * Stage 1. Text of a turn -> {@link nl.vervolg.understand.Understanding}: its language, tokens,
 * mentions of slot values with all their readings, cues and anaphors. Observations only: nothing
 * here decides what the user meant, and nothing here knows a word of a language or a domain; both
 * come from {@code knowledge/}. Start at {@link nl.vervolg.understand.TurnUnderstander}.
 */
@NullMarked
package nl.vervolg.understand;

import org.jspecify.annotations.NullMarked;
