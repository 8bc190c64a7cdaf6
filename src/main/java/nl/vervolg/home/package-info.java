/**
 * Files of a home: they hold what people said, so they are for their user alone, and what must last
 * is forced to the disk with its name; what can be computed again lies in a folder that nobody else
 * can write. Start at {@link nl.vervolg.home.OwnFiles}.
 */
@NullMarked
package nl.vervolg.home;

import org.jspecify.annotations.NullMarked;
