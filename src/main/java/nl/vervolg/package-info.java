/** Where the program starts. */
@NullMarked
package nl.vervolg;

import org.jspecify.annotations.NullMarked;
