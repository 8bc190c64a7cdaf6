/**
 * The examples of a workspace: those beside its rules and the dialogues of its domain. Reads them,
 * says what is wrong in their form, runs them all, tells of a failure what was observed and
 * decided, and counts what they cover. Start at {@link nl.vervolg.authoring.examples.Suite}.
 */
@NullMarked
package nl.vervolg.authoring.examples;

import org.jspecify.annotations.NullMarked;
