/**
 * Queries in SPARQL, on a graph in memory.
 *
 * <p>Queries and patterns are parsed once. The query of a turn is put together from the parsed
 * pieces ({@code QueryComposer}), with the values of the slots as terms; no query text is ever
 * built from a value. Start at {@link nl.vervolg.query.jena.JenaQueryEngine}.
 */
@NullMarked
package nl.vervolg.query.jena;

import org.jspecify.annotations.NullMarked;
