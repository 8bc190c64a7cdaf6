/**
 * Keeps what was decided, so that it can be shown and checked years later. Input: one record for
 * each turn. Output: a chain of records in files that only grow, each record naming the hash of the
 * one before, so that nothing can be changed, taken out or put in without a trace. Start at {@link
 * nl.vervolg.audit.Trail}.
 */
@NullMarked
package nl.vervolg.audit;

import org.jspecify.annotations.NullMarked;
