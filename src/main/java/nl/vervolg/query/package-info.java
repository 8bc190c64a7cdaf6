/**
 * Stage 4: a matched template is run on the data, read-only and within limits.
 *
 * <p>In: a {@link nl.vervolg.match.TemplateMatch}. Out: a {@link nl.vervolg.query.QueryOutcome}: a
 * table, or why there is none. Text of the user is only ever a term of the query, never a part of
 * its syntax. This package knows no query language; {@code jena} and {@code lucene} below it do.
 * Start at {@link nl.vervolg.query.QueryEngine}.
 */
@NullMarked
package nl.vervolg.query;

import org.jspecify.annotations.NullMarked;
