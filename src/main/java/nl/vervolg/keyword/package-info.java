/**
 * Keyword extraction: what a question can be looked up by, found without a model, so that the same
 * question gives the same keywords, always (seed on schema linking, section 2).
 */
@NullMarked
package nl.vervolg.keyword;

import org.jspecify.annotations.NullMarked;
