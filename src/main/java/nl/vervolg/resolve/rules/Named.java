package nl.vervolg.resolve.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;

/** Finds every name that conditions give, wherever it can be used. */
final class Named {
  private Named() {}

  static Set<String> in(List<Condition> conditions) {
    Set<String> names = new HashSet<>();
    for (Condition condition : conditions) {
      if (condition instanceof Group group) {
        names.addAll(in(group.parts()));
      } else if (condition instanceof Pattern pattern) {
        names.add(pattern.variable());
        for (Constraint constraint : pattern.constraints()) {
          if (constraint instanceof Constraint.Binding binding) {
            names.add(binding.variable());
          }
        }
      }
    }
    return names;
  }
}
