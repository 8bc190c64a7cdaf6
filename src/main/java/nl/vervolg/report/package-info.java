/**
 * Shows the trail to people. Input: a turn that was kept, or all turns of a period. Output: pages
 * that need nothing but themselves, as text and as HTML, and tables. It decides nothing and changes
 * nothing. Start at {@link nl.vervolg.report.TurnPage}.
 */
@NullMarked
package nl.vervolg.report;

import org.jspecify.annotations.NullMarked;
