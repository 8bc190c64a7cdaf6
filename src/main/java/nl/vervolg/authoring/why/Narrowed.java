package nl.vervolg.authoring.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/** A rule with a condition more: what a variable of it may stand for. */
final class Narrowed {
  private Narrowed() {}

  /** The rule where the variable stands for one of the constants only. */
  static RuleSyntax to(RuleSyntax rule, String variable, String type, Set<String> constants) {
    List<Condition> conditions =
        rule.conditions().stream().map(each -> narrowed(each, variable, type, constants)).toList();
    return new RuleSyntax(
        rule.name(), rule.at(), rule.annotations(), conditions, rule.conclusion());
  }

  private static Condition narrowed(
      Condition condition, String variable, String type, Set<String> constants) {
    if (!(condition instanceof Condition.Pattern pattern)) {
      return condition;
    }
    List<Constraint> constraints = new ArrayList<>();
    for (Constraint constraint : pattern.constraints()) {
      if (!wider(constraint, constraints, variable)) {
        constraints.add(constraint);
      }
      if (constraint instanceof Constraint.Binding binding && binding.variable().equals(variable)) {
        List<Value> values =
            constants.stream()
                .map(name -> (Value) new Value.Constant(type, name, binding.at()))
                .toList();
        Operator operator = values.size() > 1 ? Operator.IN : Operator.EQUAL;
        constraints.add(new Constraint.Comparison(binding.path(), operator, values));
      }
    }
    return new Condition.Pattern(pattern.variable(), pattern.fact(), constraints, pattern.at());
  }

  /** True for a list of constants of the field that the variable names: it says less. */
  private static boolean wider(Constraint constraint, List<Constraint> before, String variable) {
    return constraint instanceof Constraint.Comparison comparison
        && comparison.operator() == Operator.IN
        && before.stream()
            .anyMatch(
                each ->
                    each instanceof Constraint.Binding binding
                        && binding.variable().equals(variable)
                        && binding.path().text().equals(comparison.path().text()));
  }
}
