/**
 * Search by words, for when a query finds nothing or no template fits.
 *
 * <p>The words of all things are indexed in memory at the first search. What the user typed is cut
 * into words and searched as such; it is never read as a query language. Start at {@link
 * nl.vervolg.query.lucene.KeywordSearch}.
 */
@NullMarked
package nl.vervolg.query.lucene;

import org.jspecify.annotations.NullMarked;
