package nl.vervolg.authoring.check.logic;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which values a field can have.
 *
 * @param only it has one of these; any value where it is empty
 * @param never it has none of these
 */
record Allowed(Optional<Set<String>> only, Set<String> never) {
  Allowed {
    only = only.map(Set::copyOf);
    never = Set.copyOf(never);
  }

  /** Every value of a type: of a list of constants, all that there are. */
  static Allowed any(Class<?> type) {
    if (type.isEnum()) {
      return one(
          Arrays.stream(type.getEnumConstants())
              .map(each -> Values.constant(type.getSimpleName(), ((Enum<?>) each).name()))
              .collect(Collectors.toSet()));
    }
    return type == boolean.class || type == Boolean.class
        ? one(Set.of(Values.truth(true), Values.truth(false)))
        : new Allowed(Optional.empty(), Set.of());
  }

  /** One of these. */
  static Allowed one(Set<String> values) {
    return new Allowed(Optional.of(values), Set.of());
  }

  /** None of these. */
  static Allowed none(Set<String> values) {
    return new Allowed(Optional.empty(), values);
  }

  /** What both let through. */
  Allowed and(Allowed other) {
    Set<String> neither = new TreeSet<>(never);
    neither.addAll(other.never);
    if (only.isEmpty() && other.only.isEmpty()) {
      return none(neither);
    }
    Set<String> both = new TreeSet<>(only.or(other::only).orElseThrow());
    other.only.ifPresent(both::retainAll);
    both.removeAll(neither);
    return one(both);
  }

  /** True when no value is left. */
  boolean nothing() {
    return only.filter(Set::isEmpty).isPresent();
  }

  /** True when the other lets everything through that this does. */
  boolean within(Allowed other) {
    if (only.isPresent()) {
      return only.orElseThrow().stream()
          .allMatch(
              value ->
                  !other.never.contains(value)
                      && other.only.map(values -> values.contains(value)).orElse(true));
    }
    return other.only.isEmpty() && never.containsAll(other.never);
  }

  /** True when no value is let through by both. */
  boolean apart(Allowed other) {
    return and(other).nothing();
  }
}
