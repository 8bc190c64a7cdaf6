package nl.vervolg.authoring.check.logic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

/** What rules and their conditions say of each other. */
public final class RuleLogic {
  private RuleLogic() {}

  /** True when some of the conditions can never hold together. */
  public static boolean impossible(List<Condition> conditions) {
    return Branches.of(conditions).stream().allMatch(way -> Proof.impossible(Given.of(way).known));
  }

  /**
   * True when a condition holds wherever the others do. Conditions that can never hold together
   * imply nothing here.
   */
  public static boolean implied(Condition condition, List<Condition> others) {
    return Branches.of(others).stream()
        .map(Given::of)
        .allMatch(
            given ->
                !Proof.impossible(given.known)
                    && !Proof.ways(List.of(condition), given.variables, given.known).isEmpty());
  }

  /**
   * True when a constraint of a pattern holds wherever the rest of it does, and the others.
   *
   * @param rest the pattern without the constraint
   */
  public static boolean implied(Constraint constraint, Pattern rest, List<Condition> others) {
    return Branches.of(others).stream()
        .map(Given::of)
        .allMatch(
            given -> {
              String fact = given.known.assume(rest, given.variables);
              return !Proof.impossible(given.known)
                  && Proof.holds(constraint, fact, given.variables, given.known);
            });
  }

  /** True when wherever the one fires, the other does, and concludes the same. */
  public static boolean covers(RuleSyntax wide, RuleSyntax narrow) {
    return everywhere(
        wide, narrow, (of, given) -> same(wide.conclusion(), of, narrow.conclusion(), given));
  }

  /**
   * True when both fire at the same.
   *
   * @param sameArguments what is the same in both conclusions, by position
   */
  public static boolean alike(RuleSyntax one, RuleSyntax other, List<Integer> sameArguments) {
    return everywhere(
            one,
            other,
            (of, given) ->
                sameArguments.stream()
                    .allMatch(i -> same(one.conclusion(), of, other.conclusion(), given, i)))
        && everywhere(other, one, (of, given) -> true);
  }

  private static boolean everywhere(
      RuleSyntax wide, RuleSyntax narrow, BiPredicate<Map<String, String>, Given> agrees) {
    return Branches.of(narrow.conditions()).stream()
        .map(Given::of)
        .allMatch(
            given ->
                !Proof.impossible(given.known)
                    && Proof.ways(wide.conditions(), Map.of(), given.known).stream()
                        .anyMatch(way -> agrees.test(way, given)));
  }

  private static boolean same(
      Conclusion one, Map<String, String> variables, Conclusion other, Given given) {
    if (!one.fact().equals(other.fact())
        || !one.maker().equals(other.maker())
        || one.arguments().size() != other.arguments().size()) {
      return false;
    }
    for (int i = 0; i < one.arguments().size(); i++) {
      if (!same(one, variables, other, given, i)) {
        return false;
      }
    }
    return true;
  }

  private static boolean same(
      Conclusion one, Map<String, String> variables, Conclusion other, Given given, int i) {
    Optional<String> first = key(one.arguments().get(i), variables, given.known);
    return first.isPresent()
        && first.equals(key(other.arguments().get(i), given.variables, given.known));
  }

  private static Optional<String> key(Value value, Map<String, String> variables, Known known) {
    return value instanceof Value.Reference reference
        ? Known.term(reference.path(), "", variables)
            .map(term -> known.usual(term) + "+" + reference.offset())
        : Values.key(value);
  }

  /** What is known where some conditions hold, and what their variables stand for. */
  private record Given(Known known, Map<String, String> variables) {
    static Given of(List<Condition> conditions) {
      Given given = new Given(new Known(), new HashMap<>());
      conditions.forEach(each -> given.known.assume(each, given.variables));
      return given;
    }
  }
}
