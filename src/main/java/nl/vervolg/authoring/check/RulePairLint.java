package nl.vervolg.authoring.check;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.authoring.check.logic.RuleLogic;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;

/** Rules of one layer that say the same, or that disagree wherever they fire. */
final class RulePairLint implements Lint {
  /** Edits of a slot of which one rules out the others. */
  private static final Set<String> OF_SLOT =
      Set.of("replace", "narrow", "drop", "widen", "namesake");

  /** Edits with a row of which one rules out the other. */
  private static final Set<String> OF_ROW = Set.of("rebind", "gather");

  /** Conclusions of which a turn has one. */
  private static final Set<String> ONE = Set.of("Scope", "Route", "Proposal");

  private static final String EDIT = "Edit";

  @Override
  public void check(Material material, Findings findings) {
    List<RuleTree> rules = material.rules();
    Set<RuleTree> told = new HashSet<>();
    for (int i = 0; i < rules.size(); i++) {
      for (int j = i + 1; j < rules.size(); j++) {
        RuleTree first = rules.get(i);
        RuleTree second = rules.get(j);
        if (first.rule().stratum() == second.rule().stratum()
            && !told.contains(first)
            && !told.contains(second)) {
          pair(first, second, findings).ifPresent(told::add);
        }
      }
    }
  }

  /** Tells what is wrong with two rules; gives the one of which it is told. */
  private static Optional<RuleTree> pair(RuleTree first, RuleTree second, Findings findings) {
    boolean sameFact =
        first.syntax().conclusion().fact().equals(second.syntax().conclusion().fact());
    boolean secondAddsNothing = sameFact && RuleLogic.covers(first.syntax(), second.syntax());
    boolean firstAddsNothing = sameFact && RuleLogic.covers(second.syntax(), first.syntax());
    if (secondAddsNothing && firstAddsNothing) {
      findings.add(
          LintKind.DUPLICATE_RULE,
          second,
          "It fires where (" + named(first) + ") does, and concludes the same.");
      return Optional.of(second);
    }
    if (secondAddsNothing || firstAddsNothing) {
      RuleTree rule = secondAddsNothing ? second : first;
      findings.add(
          LintKind.SHADOWED_RULE,
          rule,
          "Wherever it fires, ("
              + named(secondAddsNothing ? first : second)
              + ") fires as well and concludes the same.");
      return Optional.of(rule);
    }
    if (sameFact && disagree(first, second)) {
      findings.add(
          LintKind.CONTRADICTORY_RULES,
          second,
          "It fires where (" + named(first) + ") does, and both cannot be.");
      return Optional.of(second);
    }
    return Optional.empty();
  }

  private static String named(RuleTree rule) {
    return rule.rule().id() + ", " + rule.rule().file().getFileName() + ":" + rule.rule().line();
  }

  private static boolean disagree(RuleTree first, RuleTree second) {
    Conclusion one = first.syntax().conclusion();
    Conclusion other = second.syntax().conclusion();
    if (ONE.contains(one.fact())) {
      return RuleLogic.alike(first.syntax(), second.syntax(), List.of());
    }
    boolean together =
        (OF_SLOT.contains(one.maker()) && OF_SLOT.contains(other.maker()))
            || (OF_ROW.contains(one.maker()) && OF_ROW.contains(other.maker()));
    return one.fact().equals(EDIT)
        && together
        && !one.maker().equals(other.maker())
        && RuleLogic.alike(first.syntax(), second.syntax(), List.of(0));
  }
}
