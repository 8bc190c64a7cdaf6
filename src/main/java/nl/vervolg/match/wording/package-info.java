/**
 * Sentences with gaps, as an expert writes them in the template files: questions and answers.
 *
 * <p>A {@link nl.vervolg.match.wording.Wording} is parsed once and filled often; the names of
 * values come through {@link nl.vervolg.match.wording.Labels}. What is put into a gap is data: it
 * is never read as a wording again.
 */
@NullMarked
package nl.vervolg.match.wording;

import org.jspecify.annotations.NullMarked;
