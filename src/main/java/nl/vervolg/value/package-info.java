/**
 * The distinct values of the columns of a database, and an index on disk that finds those which a
 * question means, however they are written there (seed on schema linking, section 4).
 */
@NullMarked
package nl.vervolg.value;

import org.jspecify.annotations.NullMarked;
