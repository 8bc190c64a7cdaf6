/**
 * Stage 5: what was found becomes a text in the language of the user, rows to point at, and where
 * they come from.
 *
 * <p>In: {@link nl.vervolg.answer.Findings}. Out: {@link nl.vervolg.answer.Answer}. Every sentence
 * stands in the template files; this stage only chooses and fills them, the same way every time. It
 * looks up nothing and knows no query language. Start at {@link nl.vervolg.answer.AnswerRenderer}.
 */
@NullMarked
package nl.vervolg.answer;

import org.jspecify.annotations.NullMarked;
