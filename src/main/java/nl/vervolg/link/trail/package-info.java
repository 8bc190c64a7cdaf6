/**
 * Makes the record of a question that was linked. Input: the question, what came of it and what it
 * was linked with. Output: the content of a record of the trail, the same bytes for the same input.
 * Start at {@link nl.vervolg.link.trail.LinkRecord}.
 */
@NullMarked
package nl.vervolg.link.trail;

import org.jspecify.annotations.NullMarked;
