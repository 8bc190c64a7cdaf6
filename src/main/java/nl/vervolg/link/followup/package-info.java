/**
 * Follow-ups on a database of which nobody made a workspace: its tables, its columns and the values
 * that a conversation names become the domain that the rules decide in (DESIGN, section 9).
 */
@NullMarked
package nl.vervolg.link.followup;

import org.jspecify.annotations.NullMarked;
