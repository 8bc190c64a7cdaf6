package nl.vervolg.authoring.check.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.resolve.rules.FactModel;
import nl.vervolg.resolve.rules.Fields;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Value;

/**
 * What is known when some conditions hold: which facts there are and which are not, and what their
 * fields can be. A field is named after its fact: {@code #2.span.to}.
 */
final class Known {
  private static final String FACT = "#";

  private final List<Fact> facts = new ArrayList<>();
  private final List<Absent> absent = new ArrayList<>();
  private final List<Claim> claims = new ArrayList<>();
  private final Equalities equalities;

  /** A fact that there is: its name here, and its kind. */
  record Fact(String term, String kind) {}

  /** What there is not, with what its variables stand for. */
  record Absent(Group group, Map<String, String> variables) {}

  /** What holds of a field and a value or another field. */
  private record Claim(String term, Operator operator, Operand with) {}

  /**
   * What a field is compared with.
   *
   * @param keys values; empty for another field
   * @param term the other field, or empty
   * @param more added to it
   */
  record Operand(Set<String> keys, String term, int more) {}

  Known() {
    this.equalities = new Equalities();
  }

  private Known(Known other) {
    facts.addAll(other.facts);
    absent.addAll(other.absent);
    claims.addAll(other.claims);
    this.equalities = other.equalities.copy();
  }

  Known copy() {
    return new Known(this);
  }

  List<Fact> facts() {
    return List.copyOf(facts);
  }

  List<Absent> absent() {
    return List.copyOf(absent);
  }

  /** The name that all fields which are the same share. */
  String usual(String term) {
    return equalities.usual(term);
  }

  /**
   * Takes a condition as given.
   *
   * @param variables what variables stand for; those that it names are added
   */
  void assume(Condition condition, Map<String, String> variables) {
    if (condition instanceof Pattern pattern) {
      assume(pattern, variables);
    } else if (condition instanceof Group group) {
      switch (group.how()) {
        case AND -> group.parts().forEach(part -> assume(part, variables));
        case EXISTS -> {
          Map<String, String> inner = new HashMap<>(variables);
          group.parts().forEach(part -> assume(part, inner));
        }
        case NOT -> absent.add(new Absent(group, new HashMap<>(variables)));
        case OR -> {
          // Nothing is known of which side holds.
        }
      }
    }
  }

  /** The same; gives the name of the fact. */
  String assume(Pattern pattern, Map<String, String> variables) {
    String term =
        facts.stream()
            .filter(fact -> FactModel.single(pattern.fact()) && fact.kind().equals(pattern.fact()))
            .map(Fact::term)
            .findFirst()
            .orElseGet(
                () -> {
                  facts.add(new Fact(FACT + facts.size(), pattern.fact()));
                  return facts.get(facts.size() - 1).term();
                });
    bind(pattern, term, variables);
    pattern.constraints().forEach(constraint -> assume(constraint, term, variables));
    return term;
  }

  /** Lets the variables of a pattern stand for a fact and its fields. */
  static void bind(Pattern pattern, String term, Map<String, String> variables) {
    if (!pattern.variable().isEmpty()) {
      variables.put(pattern.variable(), term);
    }
    for (Constraint constraint : pattern.constraints()) {
      if (constraint instanceof Constraint.Binding binding) {
        term(binding.path(), term, variables)
            .ifPresent(named -> variables.put(binding.variable(), named));
      }
    }
  }

  private void assume(Constraint constraint, String fact, Map<String, String> variables) {
    Optional<String> term = term(constraint.path(), fact, variables);
    if (term.isEmpty()) {
      return;
    }
    if (constraint instanceof Constraint.Truth truth) {
      Set<String> key = Set.of(Values.truth(truth.holds()));
      claims.add(new Claim(term.orElseThrow(), Operator.EQUAL, new Operand(key, "", 0)));
    } else if (constraint instanceof Constraint.Comparison comparison) {
      operand(comparison.values(), fact, variables)
          .ifPresent(with -> assume(term.orElseThrow(), comparison.operator(), with));
    }
  }

  private void assume(String term, Operator operator, Operand with) {
    claims.add(new Claim(term, operator, with));
    if (operator == Operator.EQUAL && !with.term().isEmpty() && with.more() == 0) {
      equalities.join(term, with.term());
    }
  }

  /** The name of a field; none where its variable is not known. */
  static Optional<String> term(Path path, String fact, Map<String, String> variables) {
    Optional<String> owner =
        path.variable().isEmpty()
            ? Optional.of(fact)
            : Optional.ofNullable(variables.get(path.variable()));
    boolean itself = path.fields().isEmpty() || path.fields().equals(List.of(Path.THIS));
    return itself ? owner : owner.map(name -> name + "." + String.join(".", path.fields()));
  }

  /** What is compared with; none where a variable is not known or several are given at once. */
  static Optional<Operand> operand(List<Value> values, String fact, Map<String, String> variables) {
    Optional<Set<String>> keys = Values.keys(values);
    if (keys.isPresent()) {
      return Optional.of(new Operand(keys.orElseThrow(), "", 0));
    }
    return values.size() == 1 && values.get(0) instanceof Value.Reference reference
        ? term(reference.path(), fact, variables)
            .map(term -> new Operand(Set.of(), term, reference.offset()))
        : Optional.empty();
  }

  /** The values that a field can have. */
  Allowed allowed(String term) {
    String usual = usual(term);
    Allowed allowed = Allowed.any(type(term));
    for (Claim claim : claims) {
      if (!claim.with().keys().isEmpty() && usual(claim.term()).equals(usual)) {
        allowed = allowed.and(allowed(claim.operator(), claim.with().keys()));
      }
    }
    return allowed;
  }

  private static Allowed allowed(Operator operator, Set<String> keys) {
    return switch (operator) {
      case EQUAL, IN -> Allowed.one(keys);
      case UNEQUAL, NOT_IN -> Allowed.none(keys);
      case LESS, AT_MOST, MORE, AT_LEAST, CONTAINS -> Allowed.none(Set.of());
    };
  }

  /** What is known of numbers. */
  Differences differences() {
    Differences differences = new Differences();
    for (Claim claim : claims) {
      Numbers.add(usual(claim.term()), claim.operator(), usual(claim.with()), differences);
    }
    return differences;
  }

  /** True when a comparison follows. */
  boolean holds(String term, Operator operator, Operand with) {
    String left = usual(term);
    Operand right = usual(with);
    boolean said =
        claims.stream()
            .anyMatch(
                claim ->
                    claim.operator() == operator
                        && usual(claim.term()).equals(left)
                        && usual(claim.with()).equals(right));
    if (said || Numbers.follows(left, operator, right, differences())) {
      return true;
    }
    if (!right.keys().isEmpty()) {
      return !operator.orders()
          && operator != Operator.CONTAINS
          && allowed(left).within(allowed(operator, right.keys()));
    }
    return right.more() == 0 && related(left, operator, right.term());
  }

  private boolean related(String left, Operator operator, String right) {
    if (operator == Operator.EQUAL) {
      Allowed one = allowed(left);
      return left.equals(right)
          || (one.equals(allowed(right)) && one.only().filter(o -> o.size() == 1).isPresent());
    }
    return operator == Operator.UNEQUAL
        && (allowed(left).apart(allowed(right))
            || claims.stream().anyMatch(claim -> denies(claim, left, right)));
  }

  private boolean denies(Claim claim, String left, String right) {
    Operand with = usual(claim.with());
    String term = usual(claim.term());
    return claim.operator() == Operator.UNEQUAL
        && with.more() == 0
        && ((term.equals(left) && with.term().equals(right))
            || (term.equals(right) && with.term().equals(left)));
  }

  private Operand usual(Operand operand) {
    return operand.term().isEmpty()
        ? operand
        : new Operand(operand.keys(), usual(operand.term()), operand.more());
  }

  /** True when what is known of fields can never be. */
  boolean impossible() {
    return claims.stream().anyMatch(this::impossible) || differences().impossible();
  }

  private boolean impossible(Claim claim) {
    String term = usual(claim.term());
    Operand with = usual(claim.with());
    if (with.term().isEmpty()) {
      return allowed(claim.term()).nothing();
    }
    return with.more() == 0
        && (claim.operator() == Operator.UNEQUAL
            ? term.equals(with.term())
            : claim.operator() == Operator.EQUAL && allowed(term).apart(allowed(with.term())));
  }

  /** What a field holds. */
  private Class<?> type(String term) {
    String[] names = term.split("\\.", -1);
    Class<?> type =
        facts.stream()
            .filter(fact -> fact.term().equals(names[0]))
            .findFirst()
            .<Class<?>>flatMap(fact -> FactModel.fact(fact.kind()))
            .orElse(Object.class);
    for (int i = 1; i < names.length; i++) {
      type =
          Optional.ofNullable(Fields.of(type).get(names[i]))
              .<Class<?>>map(java.lang.reflect.Method::getReturnType)
              .orElse(Object.class);
    }
    return type;
  }

  /** The conditions of a {@code not} as one list. */
  static List<Condition> inside(Group group) {
    return group.parts().size() == 1
            && group.parts().get(0) instanceof Group inner
            && inner.how() == Connective.AND
        ? inner.parts()
        : group.parts();
  }
}
