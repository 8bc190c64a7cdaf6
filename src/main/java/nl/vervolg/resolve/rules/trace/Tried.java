package nl.vervolg.resolve.rules.trace;

import java.util.List;
import java.util.Objects;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Value;

/** Whether what a rule asks of a fact holds. */
final class Tried {
  private Tried() {}

  /** Of a constraint that is no binding. */
  static boolean holds(Constraint constraint, Object fact, Bindings bindings) {
    Object found = bindings.read(constraint.path(), fact);
    if (constraint instanceof Constraint.Truth truth) {
      return found.equals(truth.holds());
    }
    if (constraint instanceof Constraint.Comparison comparison) {
      return compare(found, comparison.operator(), comparison.values(), fact, bindings);
    }
    return true;
  }

  private static boolean compare(
      Object found, Operator operator, List<Value> values, Object fact, Bindings bindings) {
    Value first = values.get(0);
    return switch (operator) {
      case EQUAL -> same(found, first, fact, bindings);
      case UNEQUAL -> !same(found, first, fact, bindings);
      case IN -> values.stream().anyMatch(each -> same(found, each, fact, bindings));
      case NOT_IN -> values.stream().noneMatch(each -> same(found, each, fact, bindings));
      case CONTAINS ->
          ((List<?>) found).stream().anyMatch(each -> same(each, first, fact, bindings));
      case LESS -> order(found, first, fact, bindings) < 0;
      case AT_MOST -> order(found, first, fact, bindings) <= 0;
      case MORE -> order(found, first, fact, bindings) > 0;
      case AT_LEAST -> order(found, first, fact, bindings) >= 0;
    };
  }

  private static boolean same(Object found, Value wanted, Object fact, Bindings bindings) {
    if (wanted instanceof Value.Constant constant) {
      return found instanceof Enum<?> one && one.name().equals(constant.name());
    }
    Object value = value(wanted, fact, bindings);
    if (found instanceof Number && value instanceof Number) {
      return number(found) == number(value);
    }
    return Objects.equals(found, value);
  }

  private static int order(Object found, Value wanted, Object fact, Bindings bindings) {
    return Long.compare(number(found), number(value(wanted, fact, bindings)));
  }

  private static long number(Object value) {
    return ((Number) value).longValue();
  }

  /** What a value stands for; of a constant its name. */
  static Object value(Value value, Object fact, Bindings bindings) {
    if (value instanceof Value.Text text) {
      return text.value();
    }
    if (value instanceof Value.Amount amount) {
      return amount.value();
    }
    if (value instanceof Value.Constant constant) {
      return constant.name();
    }
    Value.Reference reference = (Value.Reference) value;
    Object found = bindings.read(reference.path(), fact);
    return reference.offset() == 0 ? found : number(found) + reference.offset();
  }
}
