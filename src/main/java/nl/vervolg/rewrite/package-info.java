/**
 * Stage 3. A {@link nl.vervolg.resolve.Resolution} -> a complete {@link
 * nl.vervolg.dialogue.Question}: the slots put into words in the language of the turn. Preferred is
 * the smallest edit of the earlier question, with agreement repaired; where an edit cannot be
 * grammatical, or the language changes, the wording of the template. It never changes what was
 * decided. Start at {@link nl.vervolg.rewrite.QuestionRewriter}.
 */
@NullMarked
package nl.vervolg.rewrite;

import org.jspecify.annotations.NullMarked;
