package nl.vervolg.resolve.rules.trace;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.resolve.rules.Asking;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Value;
import org.jspecify.annotations.Nullable;

/** Whether what a rule asks of a fact holds; the engine asks the same. */
final class Tried {
  private Tried() {}

  /** Of a binding always. */
  static boolean holds(Constraint constraint, Object fact, Bindings bindings) {
    if (constraint instanceof Constraint.Binding) {
      return true;
    }
    Operator operator =
        constraint instanceof Constraint.Comparison comparison
            ? comparison.operator()
            : Operator.EQUAL;
    return Asking.holds(
        bindings.read(constraint.path(), fact), operator, wanted(constraint, fact, bindings));
  }

  /** What the field of a constraint is compared with. */
  static List<@Nullable Object> wanted(Constraint constraint, Object fact, Bindings bindings) {
    List<@Nullable Object> wanted = new ArrayList<>();
    if (constraint instanceof Constraint.Truth truth) {
      wanted.add(truth.holds());
    } else if (constraint instanceof Constraint.Comparison comparison) {
      comparison.values().forEach(value -> wanted.add(value(value, fact, bindings)));
    }
    return wanted;
  }

  /** What a value stands for. */
  static @Nullable Object value(Value value, Object fact, Bindings bindings) {
    return value instanceof Value.Reference reference
        ? Asking.plus(bindings.read(reference.path(), fact), reference.offset())
        : Asking.fixed(value);
  }
}
