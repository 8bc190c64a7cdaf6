package nl.vervolg.authoring.propose;

import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;

/**
 * A rule with another condition.
 *
 * @param base the rule
 * @param tree the rule with the other condition
 * @param instead what is otherwise, as part of a sentence
 * @param changes how many conditions are otherwise
 */
record Variant(Rule base, RuleSyntax tree, String instead, int changes) {}
