package nl.vervolg.resolve.rules.syntax;

import java.util.List;

/** What has to hold of a fact. */
public sealed interface Constraint {
  /** The field that it is about. */
  Path path();

  /**
   * Gives a field a name: {@code $name : name}.
   *
   * @param variable the name, with its dollar sign
   * @param at where the name stands
   */
  record Binding(String variable, Path path, Position at) implements Constraint {}

  /** A field that is true or false: {@code predicate}, {@code !predicate}. */
  record Truth(Path path, boolean holds) implements Constraint {}

  /**
   * Compares a field: {@code role == Role.TYPE}, {@code kind in ( .. )}.
   *
   * @param values one, or several for {@link Operator#IN} and {@link Operator#NOT_IN}
   */
  record Comparison(Path path, Operator operator, List<Value> values) implements Constraint {
    /** Copies the list. */
    public Comparison {
      values = List.copyOf(values);
    }
  }
}
