package nl.vervolg.resolve.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/**
 * Bounds how long a rule can take. Patterns that nothing ties to those before them are paired in
 * every combination; so only a few such patterns are allowed, and a turn with as many facts as are
 * let in stays within a fraction of a second.
 */
final class WidthCheck {
  /** Facts of which a turn has one at the most. */
  private static final Set<String> SINGLE = Set.of("Utterance", "Frame", "Listed", "Earlier");

  /** Patterns that may be paired freely. */
  private static final int MOST_FREE = 4;

  private final RuleReport report;

  WidthCheck(RuleReport report) {
    this.report = report;
  }

  void check(RuleSyntax rule) {
    if (free(rule.conditions(), new HashSet<>()) > MOST_FREE) {
      report.error(
          rule.at(),
          "too-wide",
          "The rule pairs more than " + MOST_FREE + " facts in every combination.",
          "Tie the patterns together: name a field ($slot : name) and ask for it in the next pattern (slot == $slot), or ask with exists.");
    }
  }

  /** The largest number of patterns that are paired freely at one point of the rule. */
  private int free(List<Condition> conditions, Set<String> known) {
    int outside = 0;
    int most = 0;
    for (Condition condition : conditions) {
      if (condition instanceof Pattern pattern) {
        outside += free(pattern, known) ? 1 : 0;
      } else if (condition instanceof Group group) {
        switch (group.how()) {
          case AND -> outside += free(group.parts(), known);
          case OR ->
              outside +=
                  group.parts().stream()
                      .mapToInt(part -> free(List.of(part), known))
                      .max()
                      .orElse(0);
          case NOT, EXISTS ->
              most = Math.max(most, outside + free(group.parts(), new HashSet<>(known)) - 1);
        }
      }
      most = Math.max(most, outside);
    }
    return most;
  }

  private static boolean free(Pattern pattern, Set<String> known) {
    boolean tied = pattern.constraints().stream().anyMatch(each -> ties(each, known));
    if (!pattern.variable().isEmpty()) {
      known.add(pattern.variable());
    }
    for (Constraint constraint : pattern.constraints()) {
      if (constraint instanceof Constraint.Binding binding) {
        known.add(binding.variable());
      }
    }
    return !tied && !SINGLE.contains(pattern.fact());
  }

  private static boolean ties(Constraint constraint, Set<String> known) {
    return constraint instanceof Constraint.Comparison comparison
        && comparison.operator() == Operator.EQUAL
        && comparison.values().get(0) instanceof Value.Reference reference
        && known.contains(reference.path().variable());
  }
}
