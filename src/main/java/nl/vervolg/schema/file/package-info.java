/** Schemas of databases that are not at hand, from files. */
@NullMarked
package nl.vervolg.schema.file;

import org.jspecify.annotations.NullMarked;
