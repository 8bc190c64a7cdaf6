/**
 * Phrase sheets: tables in which an expert adds wordings. They are read with the readers of Drools'
 * decision tables; each row becomes a rule as a tree, which is admitted and compiled like any
 * other.
 */
@NullMarked
package nl.vervolg.resolve.rules.sheets;

import org.jspecify.annotations.NullMarked;
