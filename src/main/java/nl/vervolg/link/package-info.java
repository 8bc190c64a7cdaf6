/**
 * Schema linking: the small part of a schema that a question needs, found by the words of the
 * question alone, so that the same question gives the same part, always (seed on schema linking).
 */
@NullMarked
package nl.vervolg.link;

import org.jspecify.annotations.NullMarked;
