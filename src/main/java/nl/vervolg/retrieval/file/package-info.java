/** Facts and examples as they stand in files. */
@NullMarked
package nl.vervolg.retrieval.file;

import org.jspecify.annotations.NullMarked;
