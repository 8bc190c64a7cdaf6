/**
 * Conversations about anything: no domain, no data, no workspace. Input: what was asked and
 * answered before, and a question. Output: the question so that it stands alone, or as it was said.
 * Java sees phrases, names and words that point; the rules say what they stand for and whether that
 * is sure.
 */
@NullMarked
package nl.vervolg.open;

import org.jspecify.annotations.NullMarked;
