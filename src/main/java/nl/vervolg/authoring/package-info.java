/**
 * What experts do to their own workspace: run its examples, see what they cover, have its rules
 * checked, ask why and why not, and see what an edit would change. Nothing here takes part in a
 * turn. One package below it for each of these jobs.
 */
@NullMarked
package nl.vervolg.authoring;

import org.jspecify.annotations.NullMarked;
