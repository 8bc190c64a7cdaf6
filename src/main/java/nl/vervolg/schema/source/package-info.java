/**
 * Wherever a schema comes from: a file that describes databases, or a database that is at hand.
 * Start with {@link nl.vervolg.schema.source.NamedSources}.
 */
@NullMarked
package nl.vervolg.schema.source;

import org.jspecify.annotations.NullMarked;
