package nl.vervolg.resolve.rules.trace;

import nl.vervolg.resolve.rules.syntax.RuleSyntax;

/**
 * Why a rule did not fire.
 *
 * @param rule the rule
 * @param held how many of its conditions hold, from the first on
 * @param miss why the next one does not
 */
public record RuleMiss(RuleSyntax rule, int held, Miss miss) {
  /** How many of its conditions are left. */
  public int left() {
    return rule.conditions().size() - held;
  }
}
