/**
 * Takes edited files into use while conversations go on. Input: folders that are looked at, and a
 * clock. Output: a {@link nl.vervolg.authoring.reload.Reloaded} for each edit: what is in use now,
 * or why the files from before stay. Start at {@link nl.vervolg.authoring.reload.RuleWatch}.
 */
@NullMarked
package nl.vervolg.authoring.reload;

import org.jspecify.annotations.NullMarked;
