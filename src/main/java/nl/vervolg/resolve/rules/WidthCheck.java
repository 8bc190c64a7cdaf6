package nl.vervolg.resolve.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/**
 * Bounds how much work a rule can be. Each pattern is paired with all that those before it found;
 * so the engine keeps as many combinations as the numbers of their facts multiply to, on a turn
 * with as many of each as are let in. A pattern that is tied to one before it by a field that no
 * two facts share adds none.
 */
final class WidthCheck {
  /** Combinations that the engine keeps at one point of a rule. */
  private static final double MOST = 1_000_000;

  /** The same within brackets after {@code not} or {@code exists}. */
  private static final double MOST_WITHIN = 10_000_000;

  /** The engine makes a rule of each choice between the sides of an {@code or}. */
  private static final int MOST_RULES = 64;

  private final RuleReport report;
  private boolean told;

  WidthCheck(RuleReport report) {
    this.report = report;
  }

  void check(RuleSyntax rule) {
    if (rules(rule.conditions(), Connective.AND) > MOST_RULES) {
      report.error(
          rule.at(),
          "too-wide",
          "The rule says 'or' so often that it stands for more than " + MOST_RULES + " rules.",
          "Write a rule for each case, or name several values of one field: kind in ( .. ).");
    }
    facts(rule.conditions(), Connective.AND, new HashSet<>(), 1);
  }

  /** How many rules without {@code or} say the same. */
  private static double rules(List<Condition> conditions, Connective how) {
    double rules = how == Connective.OR ? 0 : 1;
    for (Condition condition : conditions) {
      double each = condition instanceof Group group ? rules(group.parts(), group.how()) : 1;
      rules = how == Connective.OR ? rules + each : rules * each;
    }
    return rules;
  }

  /**
   * How many combinations there can be behind these conditions.
   *
   * @param before how many there can be before them
   */
  private double facts(
      List<Condition> conditions, Connective how, Set<String> known, double before) {
    double found = how == Connective.OR ? 0 : before;
    for (Condition condition : conditions) {
      if (how == Connective.OR) {
        found += facts(List.of(condition), Connective.AND, known, before);
      } else if (condition instanceof Pattern pattern) {
        found *= facts(pattern, known);
        tell(found, MOST, pattern.at());
      } else if (condition instanceof Group group) {
        found = group(group, known, found);
      }
    }
    return found;
  }

  private double group(Group group, Set<String> known, double before) {
    if (group.how() == Connective.AND || group.how() == Connective.OR) {
      return facts(group.parts(), group.how(), known, before);
    }
    Condition only = group.parts().get(0);
    if (only instanceof Group within) {
      double inside = facts(within.parts(), within.how(), new HashSet<>(known), 1);
      tell(before * inside, MOST_WITHIN, group.at());
    }
    return before;
  }

  private void tell(double found, double most, Position at) {
    if (found > most && !told) {
      told = true;
      report.error(
          at,
          "too-wide",
          "Up to here the rule pairs its facts in too many ways: a turn with many facts would never be answered.",
          "Tie each pattern to one above it by a field that no two facts share, such as slot == $name or rank == $rank, or ask with exists.");
    }
  }

  private static double facts(Pattern pattern, Set<String> known) {
    Class<?> type = FactModel.fact(pattern.fact()).orElseThrow();
    boolean tied = pattern.constraints().stream().anyMatch(each -> ties(type, each, known));
    if (!pattern.variable().isEmpty()) {
      known.add(pattern.variable());
    }
    for (Constraint constraint : pattern.constraints()) {
      if (constraint instanceof Constraint.Binding binding) {
        known.add(binding.variable());
      }
    }
    return tied ? 1 : FactLimits.most(type);
  }

  private static boolean ties(Class<?> type, Constraint constraint, Set<String> known) {
    return constraint instanceof Constraint.Comparison comparison
        && comparison.operator() == Operator.EQUAL
        && FactLimits.single(type, comparison.path().text())
        && comparison.values().get(0) instanceof Value.Reference reference
        && known.contains(reference.path().variable());
  }
}
