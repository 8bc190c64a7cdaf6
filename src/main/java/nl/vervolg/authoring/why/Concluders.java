package nl.vervolg.authoring.why;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

/** Which rules could conclude a fact that another rule misses. */
final class Concluders {
  private final RuleBase rules;

  Concluders(RuleBase rules) {
    this.rules = rules;
  }

  /** True for a fact that rules conclude, not one that is observed. */
  static boolean concluded(String fact) {
    return Arrays.stream(Stratum.values())
        .flatMap(stratum -> stratum.conclusions().stream())
        .anyMatch(type -> type.getSimpleName().equals(fact));
  }

  /** The rules whose conclusion is not ruled out by what the pattern asks of it. */
  List<Target.Wanted> of(Condition.Pattern pattern) {
    List<Target.Wanted> concluding = new ArrayList<>();
    for (Rule rule : rules.rules()) {
      Optional<RuleSyntax> tree = rules.tree(rule.id());
      if (tree.map(each -> concludes(each, pattern)).orElse(false)) {
        concluding.add(new Target.Wanted(rule, tree.orElseThrow()));
      }
    }
    return concluding;
  }

  private static boolean concludes(RuleSyntax rule, Condition.Pattern wanted) {
    Conclusion conclusion = rule.conclusion();
    return conclusion.fact().equals(wanted.fact())
        && constants(conclusion).stream()
            .allMatch(
                given ->
                    wanted.constraints().stream().allMatch(constraint -> fits(given, constraint)))
        && conclusion.arguments().stream()
            .flatMap(argument -> pattern(rule, argument))
            .allMatch(source -> fits(source, wanted, ""))
        && componentsFit(rule, wanted);
  }

  /** Of a conclusion made of its parts: what is asked of a part holds of the fact that it is. */
  private static boolean componentsFit(RuleSyntax rule, Condition.Pattern wanted) {
    List<Value> arguments = rule.conclusion().arguments();
    List<String> names = components(wanted.fact());
    if (!rule.conclusion().maker().isEmpty() || names.size() != arguments.size()) {
      return true;
    }
    return IntStream.range(0, names.size())
        .allMatch(
            i ->
                pattern(rule, arguments.get(i))
                    .allMatch(source -> fits(source, wanted, names.get(i) + ".")));
  }

  private static List<String> components(String fact) {
    return Arrays.stream(Stratum.values())
        .flatMap(stratum -> stratum.conclusions().stream())
        .filter(type -> type.getSimpleName().equals(fact) && type.isRecord())
        .flatMap(type -> Arrays.stream(type.getRecordComponents()))
        .map(RecordComponent::getName)
        .toList();
  }

  /** The pattern of the fact that an argument of the conclusion is. */
  private static Stream<Condition.Pattern> pattern(RuleSyntax rule, Value argument) {
    if (!(argument instanceof Value.Reference reference) || !reference.path().fields().isEmpty()) {
      return Stream.empty();
    }
    return rule.conditions().stream()
        .filter(Condition.Pattern.class::isInstance)
        .map(Condition.Pattern.class::cast)
        .filter(pattern -> pattern.variable().equals(reference.path().variable()));
  }

  /**
   * A conclusion has the role, the kind and so on of the facts that it is made of.
   *
   * @param within the part of the conclusion that the fact is, with a dot; empty for its own fields
   */
  private static boolean fits(Condition.Pattern source, Condition.Pattern wanted, String within) {
    return comparisons(source)
        .allMatch(
            given ->
                comparisons(wanted)
                    .filter(asked -> asked.path().text().equals(within + given.path().text()))
                    .allMatch(asked -> meet(given, asked) && meet(asked, given)));
  }

  private static Stream<Constraint.Comparison> comparisons(Condition.Pattern pattern) {
    return pattern.constraints().stream()
        .filter(Constraint.Comparison.class::isInstance)
        .map(Constraint.Comparison.class::cast)
        .filter(each -> each.values().get(0) instanceof Value.Constant);
  }

  /** True where one of the constants that the one lets through is let through by the other. */
  private static boolean meet(Constraint.Comparison one, Constraint.Comparison other) {
    return without(one)
        || one.values().stream()
            .anyMatch(value -> value instanceof Value.Constant constant && fits(constant, other));
  }

  /** The constants of a conclusion; the maker of an edit mostly has the name of what it does. */
  private static List<Value.Constant> constants(Conclusion conclusion) {
    List<Value.Constant> constants = new ArrayList<>();
    for (Value argument : conclusion.arguments()) {
      if (argument instanceof Value.Constant constant) {
        constants.add(constant);
      }
    }
    String maker = conclusion.maker().toUpperCase(Locale.ROOT);
    if (Arrays.stream(EditOp.values()).anyMatch(op -> op.name().equals(maker))) {
      constants.add(new Value.Constant(EditOp.class.getSimpleName(), maker, conclusion.at()));
    }
    return constants;
  }

  /** False where the constraint is about constants of that list and leaves this one out. */
  private static boolean fits(Value.Constant given, Constraint constraint) {
    if (!(constraint instanceof Constraint.Comparison comparison)
        || comparison.values().stream().noneMatch(each -> sameList(each, given))) {
      return true;
    }
    boolean named =
        comparison.values().stream()
            .anyMatch(
                each ->
                    each instanceof Value.Constant constant
                        && constant.name().equals(given.name()));
    return named != without(comparison);
  }

  private static boolean without(Constraint.Comparison comparison) {
    return comparison.operator() == Operator.UNEQUAL || comparison.operator() == Operator.NOT_IN;
  }

  private static boolean sameList(Value value, Value.Constant given) {
    return value instanceof Value.Constant constant && constant.type().equals(given.type());
  }
}
