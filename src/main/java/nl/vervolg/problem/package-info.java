/**
 * What is wrong in the files of a workspace, said so that their author can put it right: where,
 * what and what to do. Loaders and checks collect {@link nl.vervolg.problem.Problem}s and report
 * all of them at once. It knows nothing of what the files are about. Start at {@link
 * nl.vervolg.problem.Problems}.
 */
@NullMarked
package nl.vervolg.problem;

import org.jspecify.annotations.NullMarked;
