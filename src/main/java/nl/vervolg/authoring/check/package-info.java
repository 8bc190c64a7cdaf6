/**
 * What is wrong, or will surprise somebody, in the files of a workspace: what the loaders say of
 * them, and what only shows when rules, words and examples are held against each other. In: the
 * folders. Out: {@link nl.vervolg.problem.Problem}s, each of a {@link
 * nl.vervolg.authoring.check.LintKind} where it is no error of form. One small class for each thing
 * to look for. Start at {@link nl.vervolg.authoring.check.WorkspaceCheck}.
 */
@NullMarked
package nl.vervolg.authoring.check;

import org.jspecify.annotations.NullMarked;
