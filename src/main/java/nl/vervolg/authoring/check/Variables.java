package nl.vervolg.authoring.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/** The variables of conditions. */
final class Variables {
  private Variables() {}

  /** True when a condition names what another one, or the conclusion, uses. */
  static boolean needed(Condition condition, RuleSyntax rule) {
    Set<String> used = new HashSet<>();
    rule.conditions().stream().filter(each -> each != condition).forEach(each -> used(each, used));
    rule.conclusion().arguments().forEach(value -> used(value, used));
    Set<String> named = new HashSet<>();
    named(condition, named);
    used.retainAll(named);
    return !used.isEmpty();
  }

  private static void named(Condition condition, Set<String> into) {
    if (condition instanceof Pattern pattern) {
      into.add(pattern.variable());
      pattern.constraints().stream()
          .filter(Constraint.Binding.class::isInstance)
          .forEach(each -> into.add(((Constraint.Binding) each).variable()));
    } else if (condition instanceof Group group
        && (group.how() == Connective.AND || group.how() == Connective.OR)) {
      group.parts().forEach(part -> named(part, into));
    }
  }

  private static void used(Condition condition, Set<String> into) {
    if (condition instanceof Group group) {
      group.parts().forEach(part -> used(part, into));
    } else if (condition instanceof Pattern pattern) {
      for (Constraint constraint : pattern.constraints()) {
        path(constraint.path().variable(), into);
        if (constraint instanceof Constraint.Comparison comparison) {
          comparison.values().forEach(value -> used(value, into));
        }
      }
    }
  }

  private static void used(Value value, Set<String> into) {
    if (value instanceof Value.Reference reference) {
      path(reference.path().variable(), into);
    }
  }

  private static void path(String variable, Set<String> into) {
    if (!variable.isEmpty()) {
      into.add(variable);
    }
  }

  /** The patterns of conditions, those in groups included. */
  static List<Pattern> patterns(List<Condition> conditions) {
    return conditions.stream()
        .flatMap(
            each ->
                each instanceof Pattern pattern
                    ? java.util.stream.Stream.of(pattern)
                    : patterns(((Group) each).parts()).stream())
        .toList();
  }
}
