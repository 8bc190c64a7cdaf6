package nl.vervolg.resolve.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.resolve.rules.syntax.Position;

/**
 * The variables that can be used at a place in a rule. What is named inside {@code not} or {@code
 * exists} is not known outside of it.
 */
final class Scope {
  private final Map<String, Variable> variables;
  private final Set<String> used;
  private final Map<String, Variable> hidden;
  private final Set<String> told;
  private final Set<String> all;

  /** A variable: what it holds and where it was named. */
  record Variable(FactType type, Position at) {}

  /**
   * Nothing is named yet.
   *
   * @param all every name that the rule gives somewhere
   */
  Scope(Set<String> all) {
    this(new LinkedHashMap<>(), new HashSet<>(), new LinkedHashMap<>(), new HashSet<>(), all);
  }

  private Scope(
      Map<String, Variable> variables,
      Set<String> used,
      Map<String, Variable> hidden,
      Set<String> told,
      Set<String> all) {
    this.all = all;
    this.variables = variables;
    this.used = used;
    this.hidden = hidden;
    this.told = told;
  }

  /** A scope inside this one. */
  Scope inner() {
    return new Scope(new LinkedHashMap<>(variables), used, hidden, told, all);
  }

  /** Ends a scope inside this one: its names are not known any more. */
  void leave(Scope inner) {
    inner.variables.forEach(
        (name, variable) -> {
          if (!variables.containsKey(name)) {
            hidden.putIfAbsent(name, variable);
          }
        });
  }

  /** False where the name is taken. */
  boolean name(String variable, FactType type, Position at) {
    return variables.putIfAbsent(variable, new Variable(type, at)) == null;
  }

  Optional<Variable> use(String variable) {
    used.add(variable);
    return Optional.ofNullable(variables.get(variable));
  }

  /** True the first time that something is wrong with this variable; it is told once. */
  boolean tell(String variable) {
    return told.add(variable);
  }

  /** True for a variable that is named inside a bracket which is closed. */
  boolean hidden(String variable) {
    return hidden.containsKey(variable);
  }

  /** True for a variable that a pattern further down names. */
  boolean later(String variable) {
    return all.contains(variable);
  }

  /** Variables that can stand for a fact or value of a type, by name. */
  List<String> fitting(FactType wanted) {
    return variables.entrySet().stream()
        .filter(each -> each.getValue().type().fits(wanted))
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  Set<String> names() {
    return new TreeSet<>(variables.keySet());
  }

  /** Variables that are named and never used. */
  Map<String, Variable> unused() {
    Map<String, Variable> unused = new LinkedHashMap<>(hidden);
    unused.putAll(variables);
    unused.keySet().removeAll(used);
    return unused;
  }

  /** Takes over what all branches of an {@code or} name with the same type. */
  void join(Scope first, Scope second) {
    first.variables.forEach(
        (name, variable) -> {
          Variable other = second.variables.get(name);
          if (other != null && other.type().equals(variable.type())) {
            variables.putIfAbsent(name, variable);
          }
        });
  }
}
