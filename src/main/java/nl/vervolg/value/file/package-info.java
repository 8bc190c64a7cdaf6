/** Values of databases that are not at hand, from files. */
@NullMarked
package nl.vervolg.value.file;

import org.jspecify.annotations.NullMarked;
