package nl.vervolg.resolve.rules;

import java.util.List;
import java.util.Objects;
import nl.vervolg.resolve.rules.syntax.Operator;
import org.drools.model.functions.Predicate1;
import org.drools.model.functions.Predicate2;
import org.drools.model.functions.Predicate3;
import org.drools.model.functions.Predicate4;
import org.jspecify.annotations.Nullable;

/**
 * Whether a constraint holds of a fact.
 *
 * @param left what is compared
 * @param operator how
 * @param right with what
 */
record ConstraintTest(Term left, Operator operator, List<Term> right) {
  /** So many variables a constraint may use, at the most. */
  static final int MOST_VARIABLES = 3;

  ConstraintTest {
    right = List.copyOf(right);
  }

  /**
   * Whether it holds.
   *
   * @param inputs the fact and the variables
   */
  boolean holds(@Nullable Object... inputs) {
    Object value = left.of(inputs);
    return switch (operator) {
      case EQUAL -> Objects.equals(value, right.get(0).of(inputs));
      case UNEQUAL -> !Objects.equals(value, right.get(0).of(inputs));
      case IN -> among(value, inputs);
      case NOT_IN -> !among(value, inputs);
      case CONTAINS -> value instanceof List<?> list && contains(list, right.get(0).of(inputs));
      case LESS, AT_MOST, MORE, AT_LEAST ->
          value instanceof Integer number
              && right.get(0).of(inputs) instanceof Integer other
              && ordered(number.compareTo(other));
    };
  }

  /** Lists of facts hold something, and may not be asked for nothing. */
  private static boolean contains(List<?> list, @Nullable Object wanted) {
    return wanted != null && list.contains(wanted);
  }

  private boolean among(@Nullable Object value, @Nullable Object... inputs) {
    for (int i = 0; i < right.size(); i++) {
      if (Objects.equals(value, right.get(i).of(inputs))) {
        return true;
      }
    }
    return false;
  }

  private boolean ordered(int order) {
    return switch (operator) {
      case LESS -> order < 0;
      case AT_MOST -> order <= 0;
      case MORE -> order > 0;
      default -> order >= 0;
    };
  }

  Predicate1<Object> alone() {
    return fact -> holds(fact);
  }

  /**
   * The same for a fact that is paired with others; each time is counted.
   *
   * @param rule the rule that pairs them
   */
  Predicate2<Object, Object> withOne(String rule) {
    return (fact, a) -> Work.pair(rule) && holds(fact, a);
  }

  Predicate3<Object, Object, Object> withTwo(String rule) {
    return (fact, a, b) -> Work.pair(rule) && holds(fact, a, b);
  }

  Predicate4<Object, Object, Object, Object> withThree(String rule) {
    return (fact, a, b, c) -> Work.pair(rule) && holds(fact, a, b, c);
  }
}
