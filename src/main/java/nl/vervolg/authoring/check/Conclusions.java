package nl.vervolg.authoring.check;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.resolve.rules.FactModel;
import nl.vervolg.resolve.rules.Fields;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

/** Which patterns can see which conclusions, as far as constants tell. */
final class Conclusions {
  /** What each way to make an edit does. */
  static final Map<String, EditOp> EDITS =
      Map.ofEntries(
          Map.entry("replace", EditOp.REPLACE),
          Map.entry("namesake", EditOp.REPLACE),
          Map.entry("widen", EditOp.REPLACE),
          Map.entry("add", EditOp.ADD),
          Map.entry("narrow", EditOp.NARROW),
          Map.entry("drop", EditOp.DROP),
          Map.entry("negate", EditOp.NEGATE),
          Map.entry("exclude", EditOp.NEGATE),
          Map.entry("rebind", EditOp.REBIND),
          Map.entry("gather", EditOp.GATHER),
          Map.entry("act", EditOp.ACT),
          Map.entry("actAt", EditOp.ACT),
          Map.entry("compare", EditOp.COMPARE));

  private Conclusions() {}

  /** True when what a rule concludes can be what a pattern asks for. */
  static boolean seen(RuleTree by, Pattern pattern) {
    Conclusion conclusion = by.syntax().conclusion();
    if (!conclusion.fact().equals(pattern.fact())) {
      return false;
    }
    Class<?> fact = FactModel.fact(pattern.fact()).orElse(Object.class);
    return pattern.constraints().stream()
        .allMatch(
            constraint ->
                constants(constraint, fact)
                    .flatMap(
                        allowed ->
                            given(conclusion, listOf(constraint, fact)).map(allowed::contains))
                    .orElse(true));
  }

  /** True when a fact with this constant of a list can be what a pattern asks for. */
  static boolean lets(Pattern pattern, Class<?> list, String constant) {
    Class<?> fact = FactModel.fact(pattern.fact()).orElse(Object.class);
    return pattern.constraints().stream()
        .filter(constraint -> listOf(constraint, fact) == list)
        .flatMap(constraint -> constants(constraint, fact).stream())
        .allMatch(allowed -> allowed.contains(constant));
  }

  /**
   * The constants of a list with which a fact can be what some condition of a rule asks for. A
   * condition that only says which it does not mean asks for none.
   */
  static Set<String> asked(List<RuleTree> rules, Class<?> fact, Class<?> list) {
    List<Pattern> patterns =
        rules.stream()
            .flatMap(rule -> Variables.patterns(rule.syntax().conditions()).stream())
            .filter(pattern -> pattern.fact().equals(fact.getSimpleName()))
            .filter(pattern -> !again(pattern) && !onlyExcludes(pattern, fact, list))
            .toList();
    return Arrays.stream(list.getEnumConstants())
        .map(each -> ((Enum<?>) each).name())
        .filter(name -> patterns.stream().anyMatch(pattern -> lets(pattern, list, name)))
        .collect(Collectors.toCollection(HashSet::new));
  }

  /** True for a pattern that says more of a fact that another one found. */
  private static boolean again(Pattern pattern) {
    return pattern.constraints().stream()
        .anyMatch(
            each ->
                each instanceof Constraint.Comparison comparison
                    && comparison.operator() == Operator.EQUAL
                    && each.path().variable().isEmpty()
                    && each.path().fields().equals(List.of(Path.THIS)));
  }

  private static boolean onlyExcludes(Pattern pattern, Class<?> fact, Class<?> list) {
    List<Constraint> about =
        pattern.constraints().stream()
            .filter(each -> !(each instanceof Constraint.Binding))
            .filter(each -> listOf(each, fact) == list)
            .toList();
    return !about.isEmpty()
        && about.stream()
            .allMatch(
                each ->
                    each instanceof Constraint.Comparison comparison
                        && (comparison.operator() == Operator.UNEQUAL
                            || comparison.operator() == Operator.NOT_IN));
  }

  /** Which constants a constraint lets through; none where it is not about constants. */
  static Optional<Set<String>> constants(Constraint constraint, Class<?> fact) {
    Class<?> list = listOf(constraint, fact);
    if (!list.isEnum() || !(constraint instanceof Constraint.Comparison comparison)) {
      return Optional.empty();
    }
    Set<String> named =
        comparison.values().stream()
            .filter(Value.Constant.class::isInstance)
            .map(value -> ((Value.Constant) value).name())
            .collect(Collectors.toSet());
    Operator how = comparison.operator();
    boolean others = how == Operator.UNEQUAL || how == Operator.NOT_IN;
    if (named.size() < comparison.values().size()
        || !(others || how == Operator.EQUAL || how == Operator.IN)) {
      return Optional.empty();
    }
    if (!others) {
      return Optional.of(named);
    }
    Set<String> rest =
        Arrays.stream(list.getEnumConstants())
            .map(each -> ((Enum<?>) each).name())
            .collect(Collectors.toCollection(HashSet::new));
    rest.removeAll(named);
    return Optional.of(rest);
  }

  /** The list of constants of the field that a constraint is about; else any other class. */
  static Class<?> listOf(Constraint constraint, Class<?> fact) {
    List<String> fields = constraint.path().fields();
    boolean own = constraint.path().variable().isEmpty() && fields.size() == 1;
    return own
        ? Optional.ofNullable(Fields.of(fact).get(fields.get(0)))
            .<Class<?>>map(java.lang.reflect.Method::getReturnType)
            .orElse(Object.class)
        : Object.class;
  }

  /** The constant of a list that a conclusion is made with. */
  static Optional<String> given(Conclusion conclusion, Class<?> list) {
    if (list == EditOp.class) {
      return Optional.ofNullable(EDITS.get(conclusion.maker())).map(Enum::name);
    }
    return conclusion.arguments().stream()
        .filter(Value.Constant.class::isInstance)
        .map(Value.Constant.class::cast)
        .filter(constant -> constant.type().equals(list.getSimpleName()))
        .map(Value.Constant::name)
        .findFirst();
  }
}
