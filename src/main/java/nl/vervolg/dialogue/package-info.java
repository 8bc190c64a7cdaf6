/**
 * The vocabulary of a dialogue: what is observed about a turn, what is remembered of earlier turns,
 * and what rules conclude. Records and enums only, nothing but the JDK below them.
 *
 * <p>These are the facts that an expert's rule sees. Observations come from {@code understand} and
 * from the dialogue state; conclusions are inserted by rules, each by the stratum that owns it (see
 * {@code rules/README.md}). Nothing here decides anything. Start at {@link
 * nl.vervolg.dialogue.Mention} and {@link nl.vervolg.dialogue.Edit}.
 */
@NullMarked
package nl.vervolg.dialogue;

import org.jspecify.annotations.NullMarked;
