/**
 * Whole turns that are worded as a row of a phrase sheet has it. What such a wording does is
 * decided by the rule that the row is; here it is only seen that it is there, and what stands in
 * its braces.
 */
@NullMarked
package nl.vervolg.understand.phrases;

import org.jspecify.annotations.NullMarked;
