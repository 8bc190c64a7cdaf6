package nl.vervolg.resolve.rules.trace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/**
 * Holds the conditions of rules against facts. Conditions are taken in the order in which they are
 * written; a condition that names facts makes one match of each way in which it holds, as the
 * engine does.
 */
public final class Matcher {
  private final List<Object> facts;

  /** Over these facts, which rules of one layer can read. */
  public Matcher(List<Object> facts) {
    this.facts = List.copyOf(facts);
  }

  /** Every way in which the conditions of a rule hold. */
  public List<Match> matches(RuleSyntax rule) {
    List<Match> matches = List.of(Match.EMPTY);
    for (Condition condition : rule.conditions()) {
      matches = matches(condition, matches);
    }
    return matches;
  }

  /** Why a rule does not fire, where it gets furthest; none where all its conditions hold. */
  public Optional<RuleMiss> miss(RuleSyntax rule) {
    List<Match> before = List.of(Match.EMPTY);
    for (int i = 0; i < rule.conditions().size(); i++) {
      Condition condition = rule.conditions().get(i);
      List<Match> next = matches(condition, before);
      if (next.isEmpty()) {
        return Optional.of(new RuleMiss(rule, i, nearest(condition, before)));
      }
      before = next;
    }
    return Optional.empty();
  }

  private List<Match> matches(Condition condition, List<Match> before) {
    return before.stream().flatMap(match -> matches(condition, match).stream()).toList();
  }

  private List<Match> matches(Condition condition, Match before) {
    if (condition instanceof Pattern pattern) {
      return taken(pattern, before);
    }
    Group group = (Group) condition;
    return switch (group.how()) {
      case AND -> {
        List<Match> matches = List.of(before);
        for (Condition part : group.parts()) {
          matches = matches(part, matches);
        }
        yield matches;
      }
      case OR -> group.parts().stream().flatMap(part -> matches(part, before).stream()).toList();
      case NOT ->
          matches(group.parts().get(0), before).isEmpty() ? List.of(before) : List.<Match>of();
      case EXISTS ->
          matches(group.parts().get(0), before).stream().limit(1).map(before::seeing).toList();
    };
  }

  private List<Match> taken(Pattern pattern, Match before) {
    List<Match> taken = new ArrayList<>();
    for (Object fact : facts) {
      if (is(fact, pattern)) {
        take(pattern, fact, before).ifPresent(taken::add);
      }
    }
    return taken;
  }

  private static boolean is(Object fact, Pattern pattern) {
    return fact.getClass().getSimpleName().equals(pattern.fact());
  }

  private static Optional<Match> take(Pattern pattern, Object fact, Match before) {
    Bindings bindings = named(pattern, fact, before.bindings());
    for (Constraint constraint : pattern.constraints()) {
      if (!Tried.holds(constraint, fact, bindings)) {
        return Optional.empty();
      }
      bindings = bound(constraint, fact, bindings);
    }
    return Optional.of(before.taking(fact, bindings));
  }

  private static Bindings named(Pattern pattern, Object fact, Bindings bindings) {
    return pattern.variable().isEmpty() ? bindings : bindings.with(pattern.variable(), fact);
  }

  private static Bindings bound(Constraint constraint, Object fact, Bindings bindings) {
    return constraint instanceof Constraint.Binding binding
        ? bindings.with(binding.variable(), bindings.read(binding.path(), fact))
        : bindings;
  }

  /**
   * Whether a fact would fit, as far as it can be told before it is said.
   *
   * @param open fields of which nothing is known yet, such as where the words would stand
   */
  public static boolean couldFit(Pattern pattern, Object fact, Bindings before, Set<String> open) {
    if (!is(fact, pattern)) {
      return false;
    }
    Bindings bindings = named(pattern, fact, before);
    for (Constraint constraint : pattern.constraints()) {
      boolean told =
          !open.contains(constraint.path().fields().get(0)) && known(constraint, bindings);
      if (told && !Tried.holds(constraint, fact, bindings)) {
        return false;
      }
      bindings = told ? bound(constraint, fact, bindings) : bindings;
    }
    return true;
  }

  private static boolean known(Constraint constraint, Bindings bindings) {
    boolean path =
        constraint.path().variable().isEmpty()
            || bindings.names().contains(constraint.path().variable());
    return path
        && (!(constraint instanceof Constraint.Comparison comparison)
            || comparison.values().stream().allMatch(value -> known(value, bindings)));
  }

  private static boolean known(Value value, Bindings bindings) {
    return !(value instanceof Value.Reference reference)
        || bindings.names().contains(reference.path().variable());
  }

  /** Of several ways to come so far, the one that lacks least; of equal ones the first. */
  private Miss nearest(Condition condition, List<Match> before) {
    return before.stream()
        .map(match -> miss(condition, match))
        .max(Comparator.comparingInt(Matcher::nearness))
        .orElseThrow();
  }

  private static int nearness(Miss miss) {
    if (miss instanceof Miss.NoFact none) {
      return none.near().isEmpty() ? 0 : 1 + none.near().get(0).holds();
    }
    return 0;
  }

  private Miss miss(Condition condition, Match before) {
    if (condition instanceof Pattern pattern) {
      return new Miss.NoFact(pattern, before, near(pattern, before));
    }
    Group group = (Group) condition;
    return switch (group.how()) {
      case AND -> {
        List<Match> matches = List.of(before);
        Miss miss = new Miss.NoneOf(group, before, List.of());
        for (Condition part : group.parts()) {
          List<Match> next = matches(part, matches);
          if (next.isEmpty()) {
            miss = nearest(part, matches);
            break;
          }
          matches = next;
        }
        yield miss;
      }
      case OR ->
          new Miss.NoneOf(
              group, before, group.parts().stream().map(part -> miss(part, before)).toList());
      case NOT -> {
        Match found = matches(group.parts().get(0), before).get(0);
        yield new Miss.Forbidden(
            group, before, found.facts().subList(before.facts().size(), found.facts().size()));
      }
      case EXISTS -> miss(group.parts().get(0), before);
    };
  }

  private List<Miss.Near> near(Pattern pattern, Match before) {
    return facts.stream()
        .filter(fact -> is(fact, pattern))
        .map(fact -> near(pattern, fact, before))
        .sorted(Comparator.comparingInt(Miss.Near::holds).reversed())
        .toList();
  }

  private static Miss.Near near(Pattern pattern, Object fact, Match before) {
    Bindings bindings = named(pattern, fact, before.bindings());
    int holds = 0;
    for (Constraint constraint : pattern.constraints()) {
      if (!Tried.holds(constraint, fact, bindings)) {
        return new Miss.Near(fact, holds, constraint, bindings.read(constraint.path(), fact));
      }
      holds += constraint instanceof Constraint.Binding ? 0 : 1;
      bindings = bound(constraint, fact, bindings);
    }
    throw new IllegalStateException("The fact is there after all: " + fact);
  }
}
