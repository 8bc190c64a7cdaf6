package nl.vervolg.authoring.check.logic;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.resolve.rules.syntax.Value;

/** Values that a rule writes, as keys that are equal when the values are. */
final class Values {
  private Values() {}

  static String constant(String list, String name) {
    return list + "." + name;
  }

  static String truth(boolean holds) {
    return String.valueOf(holds);
  }

  /** The key of a value; none for what a variable stands for. */
  static Optional<String> key(Value value) {
    if (value instanceof Value.Constant constant) {
      return Optional.of(constant(constant.type(), constant.name()));
    }
    if (value instanceof Value.Text text) {
      return Optional.of('"' + text.value() + '"');
    }
    return value instanceof Value.Amount amount
        ? Optional.of(String.valueOf(amount.value()))
        : Optional.empty();
  }

  /** The keys of values; none where one of them is a variable. */
  static Optional<Set<String>> keys(List<Value> values) {
    Set<String> keys = new TreeSet<>();
    for (Value value : values) {
      Optional<String> key = key(value);
      if (key.isEmpty()) {
        return Optional.empty();
      }
      keys.add(key.orElseThrow());
    }
    return Optional.of(keys);
  }
}
