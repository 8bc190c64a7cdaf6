/** Models that run in this process, of jars that somebody put into a folder. */
@NullMarked
package nl.vervolg.retrieval.model;

import org.jspecify.annotations.NullMarked;
