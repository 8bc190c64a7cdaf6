package nl.vervolg.authoring.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.check.logic.RuleLogic;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;

/** Conditions of one rule that can never hold together, or that say what others say already. */
final class ConditionLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    for (RuleTree rule : material.rules()) {
      if (RuleLogic.impossible(rule.syntax().conditions())) {
        impossible(rule, findings);
      } else {
        needless(rule, findings);
      }
    }
  }

  /** Tells the first condition with which those above it cannot hold. */
  private static void impossible(RuleTree rule, Findings findings) {
    List<Condition> conditions = rule.syntax().conditions();
    int last = 0;
    while (!RuleLogic.impossible(conditions.subList(0, last + 1))) {
      last++;
    }
    Condition culprit = conditions.get(last);
    Optional<Condition> other =
        conditions.subList(0, last).stream()
            .filter(each -> RuleLogic.impossible(List.of(each, culprit)))
            .findFirst();
    findings.add(
        LintKind.CONTRADICTORY_CONDITIONS,
        rule,
        culprit.at(),
        RuleLogic.impossible(List.of(culprit))
            ? "This condition can never hold, so the rule never fires."
            : "This condition and "
                + other.map(each -> "that in line " + each.at().line()).orElse("those above it")
                + " can never hold together, so the rule never fires.");
  }

  private static void needless(RuleTree rule, Findings findings) {
    List<Condition> conditions = rule.syntax().conditions();
    List<Condition> told = new ArrayList<>();
    for (int i = conditions.size() - 1; i >= 0; i--) {
      Condition condition = conditions.get(i);
      List<Condition> others = new ArrayList<>(conditions);
      others.removeAll(told);
      others.remove(condition);
      if (!Variables.needed(condition, rule.syntax()) && RuleLogic.implied(condition, others)) {
        told.add(condition);
        needless(condition, others, rule, findings);
      } else {
        constraints(condition, others, rule, findings);
      }
    }
  }

  private static void needless(
      Condition condition, List<Condition> others, RuleTree rule, Findings findings) {
    Optional<Condition> other =
        others.stream().filter(each -> RuleLogic.implied(condition, List.of(each))).findFirst();
    findings.add(
        LintKind.NEEDLESS_CONDITION,
        rule,
        condition.at(),
        other
                .map(each -> "Where the condition in line " + each.at().line() + " holds")
                .orElse("Where the other conditions hold")
            + ", this one holds anyway.");
  }

  /** Looks for constraints that follow from the rest. */
  private static void constraints(
      Condition condition, List<Condition> others, RuleTree rule, Findings findings) {
    if (condition instanceof Group group) {
      for (Condition part : group.parts()) {
        List<Condition> beside = new ArrayList<>(others);
        if (group.how() != Connective.OR) {
          group.parts().stream().filter(each -> each != part).forEach(beside::add);
        }
        constraints(part, beside, rule, findings);
      }
    } else if (condition instanceof Pattern pattern) {
      constraints(pattern, others, rule, findings);
    }
  }

  private static void constraints(
      Pattern pattern, List<Condition> others, RuleTree rule, Findings findings) {
    for (Constraint constraint : pattern.constraints()) {
      List<Constraint> rest = new ArrayList<>(pattern.constraints());
      rest.remove(constraint);
      Pattern without = new Pattern(pattern.variable(), pattern.fact(), rest, pattern.at());
      if (!(constraint instanceof Constraint.Binding)
          && RuleLogic.implied(constraint, without, others)) {
        findings.add(
            LintKind.NEEDLESS_CONDITION,
            rule,
            constraint.path().at(),
            "Where the rest of the conditions holds, what is asked of ("
                + constraint.path().text()
                + ") holds anyway.");
        return;
      }
    }
  }
}
