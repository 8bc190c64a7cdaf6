package nl.vervolg.authoring.check.logic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.authoring.check.logic.Known.Absent;
import nl.vervolg.authoring.check.logic.Known.Fact;
import nl.vervolg.authoring.check.logic.Known.Operand;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;

/** Finds out whether conditions follow from what is known. */
final class Proof {
  /** Ways to make conditions hold that are followed up; more of them are left out. */
  private static final int MOST_WAYS = 60;

  /** How often one {@code not} is looked into within another. */
  private static final int DEEPEST = 3;

  private static final Comparator<Condition> NOT_LAST =
      Comparator.comparing(each -> each instanceof Group group && group.how() == Connective.NOT);

  private Proof() {}

  /**
   * The ways in which conditions follow: what their variables then stand for.
   *
   * @param variables what variables that are not theirs stand for
   */
  static List<Map<String, String>> ways(
      List<Condition> goals, Map<String, String> variables, Known known) {
    return ways(goals, variables, known, 0);
  }

  /** True when what is known can never be. */
  static boolean impossible(Known known) {
    return impossible(known, 0);
  }

  private static boolean impossible(Known known, int depth) {
    if (known.impossible()) {
      return true;
    }
    if (depth > DEEPEST) {
      return false;
    }
    for (Absent absent : known.absent()) {
      List<Condition> parts = Known.inside(absent.group());
      if (!ways(parts, absent.variables(), known, depth + 1).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private static List<Map<String, String>> ways(
      List<Condition> goals, Map<String, String> variables, Known known, int depth) {
    List<Map<String, String>> ways = List.of(variables);
    for (Condition goal : goals.stream().sorted(NOT_LAST).toList()) {
      List<Map<String, String>> further = new ArrayList<>();
      for (Map<String, String> way : ways) {
        further.addAll(ways(goal, way, known, depth));
      }
      ways = further.stream().distinct().limit(MOST_WAYS).toList();
    }
    return ways;
  }

  private static List<Map<String, String>> ways(
      Condition goal, Map<String, String> variables, Known known, int depth) {
    if (goal instanceof Pattern pattern) {
      return ways(pattern, variables, known);
    }
    Group group = (Group) goal;
    return switch (group.how()) {
      case AND -> ways(group.parts(), variables, known, depth);
      case OR ->
          group.parts().stream()
              .flatMap(part -> ways(List.of(part), variables, known, depth).stream())
              .toList();
      case EXISTS ->
          ways(group.parts(), variables, known, depth).isEmpty() ? List.of() : List.of(variables);
      case NOT -> refuted(group, variables, known, depth) ? List.of(variables) : List.of();
    };
  }

  private static List<Map<String, String>> ways(
      Pattern pattern, Map<String, String> variables, Known known) {
    List<Map<String, String>> ways = new ArrayList<>();
    for (Fact fact : known.facts()) {
      if (fact.kind().equals(pattern.fact())) {
        Map<String, String> way = new HashMap<>(variables);
        Known.bind(pattern, fact.term(), way);
        if (pattern.constraints().stream().allMatch(each -> holds(each, fact.term(), way, known))) {
          ways.add(way);
        }
      }
    }
    return ways;
  }

  /** True when a constraint of a fact follows. */
  static boolean holds(
      Constraint constraint, String fact, Map<String, String> variables, Known known) {
    if (constraint instanceof Constraint.Binding) {
      return true;
    }
    Optional<String> term = Known.term(constraint.path(), fact, variables);
    if (term.isEmpty()) {
      return false;
    }
    if (constraint instanceof Constraint.Truth truth) {
      return known
          .allowed(term.orElseThrow())
          .within(Allowed.one(Set.of(Values.truth(truth.holds()))));
    }
    Constraint.Comparison comparison = (Constraint.Comparison) constraint;
    Optional<Operand> with = Known.operand(comparison.values(), fact, variables);
    return with.isPresent()
        && known.holds(term.orElseThrow(), comparison.operator(), with.orElseThrow());
  }

  /** True when what stands in a {@code not} can never be, given what is known. */
  private static boolean refuted(Group not, Map<String, String> variables, Known known, int depth) {
    if (depth > DEEPEST) {
      return false;
    }
    for (List<Condition> way : Branches.withValues(Known.inside(not))) {
      Known with = known.copy();
      Map<String, String> inner = new HashMap<>(variables);
      way.forEach(part -> with.assume(part, inner));
      if (!impossible(with, depth + 1)) {
        return false;
      }
    }
    return true;
  }
}
