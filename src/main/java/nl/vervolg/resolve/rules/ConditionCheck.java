package nl.vervolg.resolve.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.Value;

/** Checks conditions against the fact model: facts, fields, variables and what can be compared. */
final class ConditionCheck {
  private final Stratum stratum;
  private final RuleReport report;
  private final TypeFinder types;

  ConditionCheck(Stratum stratum, RuleReport report) {
    this.stratum = stratum;
    this.report = report;
    this.types = new TypeFinder(report);
  }

  void check(Condition condition, Scope scope) {
    if (condition instanceof Pattern pattern) {
      pattern(pattern, scope);
    } else if (condition instanceof Group group) {
      group(group, scope);
    }
  }

  private void group(Group group, Scope scope) {
    if (group.how() == Connective.AND) {
      group.parts().forEach(part -> check(part, scope));
      return;
    }
    Scope joined = null;
    for (Condition part : group.parts()) {
      Scope inner = scope.inner();
      check(part, inner);
      if (joined == null) {
        joined = inner;
      } else {
        Scope both = scope.inner();
        both.join(joined, inner);
        joined = both;
      }
      scope.leave(inner);
    }
    if (group.how() == Connective.OR && joined != null) {
      scope.join(joined, joined);
    }
  }

  private void pattern(Pattern pattern, Scope scope) {
    Optional<Class<?>> fact = FactModel.fact(pattern.fact());
    Set<String> readable = FactModel.readable(stratum);
    if (fact.isEmpty()) {
      report.error(
          pattern.at(),
          "unknown-fact",
          "There is no fact (" + pattern.fact() + ").",
          Suggestions.maybe(pattern.fact(), readable));
      unknown(pattern, scope);
      return;
    }
    if (!readable.contains(pattern.fact())) {
      report.error(
          pattern.at(),
          "later-fact",
          "Rules of "
              + stratum.folder()
              + "/ cannot see ("
              + pattern.fact()
              + "): it is concluded there or later.",
          "Read what was observed or concluded before it, or move the rule to a later folder.");
    }
    FactType type = new FactType(fact.orElseThrow());
    if (!pattern.variable().isEmpty()) {
      name(pattern.variable(), type, pattern.at(), scope);
    }
    pattern.constraints().forEach(constraint -> constraint(constraint, type, scope));
  }

  /** What a pattern of an unknown fact names is named all the same. */
  private void unknown(Pattern pattern, Scope scope) {
    if (!pattern.variable().isEmpty()) {
      name(pattern.variable(), FactType.UNKNOWN, pattern.at(), scope);
    }
    for (Constraint constraint : pattern.constraints()) {
      if (constraint instanceof Constraint.Binding binding) {
        name(binding.variable(), FactType.UNKNOWN, binding.at(), scope);
      }
    }
  }

  private void name(String variable, FactType type, Position at, Scope scope) {
    if (!scope.name(variable, type, at)) {
      report.error(
          at,
          "variable-twice",
          "The variable (" + variable + ") is named a second time.",
          "Give it another name; to ask for the same value write field == " + variable + ".");
    }
  }

  private void constraint(Constraint constraint, FactType fact, Scope scope) {
    Optional<FactType> field = types.path(constraint.path(), fact, scope);
    if (constraint instanceof Constraint.Binding binding) {
      name(binding.variable(), field.orElse(FactType.UNKNOWN), binding.at(), scope);
      return;
    }
    if (field.isEmpty()) {
      return;
    }
    FactType type = field.orElseThrow();
    if (constraint instanceof Constraint.Truth && !type.truth()) {
      report.error(
          constraint.path().at(),
          "type",
          "(" + constraint.path().text() + ") is " + type.shown() + ", not true or false.",
          "Compare it: " + constraint.path().text() + " == ...");
    } else if (constraint instanceof Constraint.Comparison comparison) {
      comparison.values().forEach(value -> compared(comparison, type, value, scope));
      variables(comparison);
    }
  }

  private void variables(Constraint.Comparison comparison) {
    long used =
        Stream.concat(Stream.of(comparison.path()), paths(comparison.values()))
            .map(Path::variable)
            .filter(name -> !name.isEmpty())
            .distinct()
            .count();
    if (used > ConstraintTest.MOST_VARIABLES) {
      report.error(
          comparison.path().at(),
          "too-many-variables",
          "One comparison uses " + used + " variables.",
          "Use at most " + ConstraintTest.MOST_VARIABLES + ", in two comparisons if need be.");
    }
  }

  private static Stream<Path> paths(List<Value> values) {
    return values.stream()
        .filter(Value.Reference.class::isInstance)
        .map(value -> ((Value.Reference) value).path());
  }

  private void compared(
      Constraint.Comparison comparison, FactType field, Value value, Scope scope) {
    Operator operator = comparison.operator();
    FactType wanted = operator == Operator.CONTAINS ? new FactType(field.element()) : field;
    Optional<FactType> given = types.value(value, wanted, scope);
    String name = comparison.path().text();
    if (given.isEmpty()) {
      return;
    }
    if (operator == Operator.CONTAINS && !field.list()) {
      report.error(
          comparison.path().at(),
          "type",
          "(" + name + ") is " + field.shown() + ", and only a list can contain something.",
          "Compare it with == instead.");
    } else if (operator.orders() && !field.number()) {
      report.error(
          comparison.path().at(),
          "type",
          "(" + name + ") is " + field.shown() + ", and only numbers are larger or smaller.",
          "Compare it with == or !=.");
    } else if (!wanted.meets(given.orElseThrow())
        || field.list() != (given.orElseThrow().list() || operator == Operator.CONTAINS)) {
      report.error(
          value.at(), "type", mismatch(name, wanted, given.orElseThrow()), instead(wanted, value));
    }
  }

  private static String mismatch(String name, FactType wanted, FactType given) {
    return "("
        + name
        + ") is "
        + wanted.shown()
        + ", and it is compared with "
        + given.shown()
        + ".";
  }

  /** What may have been meant. */
  static String instead(FactType wanted, Value value) {
    if (wanted.type().isEnum()) {
      String list = wanted.type().getSimpleName();
      return value instanceof Value.Text text
              && TypeFinder.names(wanted.type()).contains(text.value())
          ? "Maybe you meant (" + list + "." + text.value() + "), without quotes."
          : "Write one of its constants, such as "
              + list
              + "."
              + TypeFinder.names(wanted.type()).get(0)
              + ".";
    }
    if (wanted.number()) {
      return "Write a number without quotes, or a variable that holds one.";
    }
    if (wanted.truth()) {
      return "Write the field alone where it has to be true, with ! before it where it must not.";
    }
    if (wanted.type() == String.class) {
      return "Write a text in quotes, or a variable that holds one.";
    }
    return "Compare it with a variable that holds "
        + wanted.shown()
        + ", or compare a field of it.";
  }
}
