/**
 * The language of rule files: the part of DRL that an expert may write, as tokens, as a tree, and
 * as the bytes in which trees are kept. What the tree cannot hold cannot reach the engine, so a
 * rule file cannot run code (DESIGN, section 7). Every mistake is a sentence with line and column.
 * Start at {@link nl.vervolg.resolve.rules.syntax.RuleParser}.
 */
@NullMarked
package nl.vervolg.resolve.rules.syntax;

import org.jspecify.annotations.NullMarked;
