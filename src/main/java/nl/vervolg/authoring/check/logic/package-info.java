/**
 * What conditions of rules say of each other: whether some of them imply another, and whether some
 * of them can never hold together. It is careful: what it claims is so, and what it does not claim
 * may be so all the same. In: trees of rules. It knows nothing of words, files or turns. Start at
 * {@link nl.vervolg.authoring.check.logic.RuleLogic}.
 */
@NullMarked
package nl.vervolg.authoring.check.logic;

import org.jspecify.annotations.NullMarked;
