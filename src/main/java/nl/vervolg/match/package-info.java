/**
 * Stage 3: a complete question becomes a query template with its slots bound.
 *
 * <p>In: a {@link nl.vervolg.dialogue.Question}. Out: a {@link nl.vervolg.match.Match}: a template
 * with the edits that its query needs, or the reason why there is none. Nothing is guessed and no
 * filled slot is dropped in silence: a template answers a question only if it takes every slot of
 * it. The templates are files that an expert owns; all problems in them are reported at start, at
 * once. Start at {@link nl.vervolg.match.TemplateCatalog}.
 */
@NullMarked
package nl.vervolg.match;

import org.jspecify.annotations.NullMarked;
