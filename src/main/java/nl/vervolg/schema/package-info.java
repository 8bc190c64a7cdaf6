/**
 * What a database consists of, whatever kind it is: tables, columns, keys. Read from files that
 * describe it, and written as the text that a language model reads.
 */
@NullMarked
package nl.vervolg.schema;

import org.jspecify.annotations.NullMarked;
