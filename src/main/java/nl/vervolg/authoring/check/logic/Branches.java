package nl.vervolg.authoring.check.logic;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Value;

/** The ways in which conditions can hold: one for each side of an {@code or}. */
public final class Branches {
  /** Conditions with more ways are taken without their {@code or}s. */
  private static final int MOST = 64;

  private Branches() {}

  /** Each way is a list of conditions without an {@code or} outside of {@code not}. */
  public static List<List<Condition>> of(List<Condition> conditions) {
    List<List<Condition>> ways = List.of(List.of());
    for (Condition condition : conditions) {
      List<List<Condition>> more = new ArrayList<>();
      for (List<Condition> way : ways) {
        for (List<Condition> own : of(condition)) {
          List<Condition> longer = new ArrayList<>(way);
          longer.addAll(own);
          more.add(longer);
        }
      }
      ways = more.size() > MOST ? ways : more;
    }
    return ways;
  }

  private static List<List<Condition>> of(Condition condition) {
    if (!(condition instanceof Group group)) {
      return List.of(List.of(condition));
    }
    return switch (group.how()) {
      case AND -> of(group.parts());
      case OR -> group.parts().stream().flatMap(part -> of(part).stream()).toList();
      case EXISTS ->
          of(group.parts()).stream()
              .map(parts -> List.<Condition>of(new Group(Connective.EXISTS, parts, group.at())))
              .toList();
      case NOT -> List.of(List.of(condition));
    };
  }

  /** The same, with one way for each value of a list of values as well. */
  static List<List<Condition>> withValues(List<Condition> conditions) {
    List<Condition> single = new ArrayList<>();
    for (Condition condition : conditions) {
      single.add(condition instanceof Pattern pattern ? sides(pattern) : condition);
    }
    return of(single);
  }

  /** A pattern with a list of values as an {@code or} of patterns with one value each. */
  private static Condition sides(Pattern pattern) {
    for (Constraint constraint : pattern.constraints()) {
      if (constraint instanceof Constraint.Comparison comparison
          && comparison.operator() == Operator.IN
          && comparison.values().size() > 1) {
        return new Group(
            Connective.OR,
            comparison.values().stream()
                .map(value -> sides(with(pattern, comparison, value)))
                .toList(),
            pattern.at());
      }
    }
    return pattern;
  }

  private static Pattern with(Pattern pattern, Constraint.Comparison list, Value value) {
    List<Constraint> constraints = new ArrayList<>(pattern.constraints());
    constraints.set(
        constraints.indexOf(list),
        new Constraint.Comparison(list.path(), Operator.EQUAL, List.of(value)));
    return new Pattern(pattern.variable(), pattern.fact(), constraints, pattern.at());
  }
}
