package nl.vervolg.authoring.why;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;
import nl.vervolg.resolve.rules.trace.RuleTrees;

/** Which rules could conclude a fact that another rule misses. */
final class Concluders {
  private final List<Rule> rules;
  private final RuleTrees trees;

  Concluders(List<Rule> rules, RuleTrees trees) {
    this.rules = List.copyOf(rules);
    this.trees = trees;
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
    for (Rule rule : rules) {
      Optional<RuleSyntax> tree = trees.tree(rule.id());
      if (tree.map(each -> concludes(each.conclusion(), pattern)).orElse(false)) {
        concluding.add(new Target.Wanted(rule, tree.orElseThrow()));
      }
    }
    return concluding;
  }

  private static boolean concludes(Conclusion conclusion, Condition.Pattern pattern) {
    return conclusion.fact().equals(pattern.fact())
        && constants(conclusion).stream()
            .allMatch(
                given ->
                    pattern.constraints().stream().allMatch(constraint -> fits(given, constraint)));
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
    boolean without =
        comparison.operator() == Operator.UNEQUAL || comparison.operator() == Operator.NOT_IN;
    return named != without;
  }

  private static boolean sameList(Value value, Value.Constant given) {
    return value instanceof Value.Constant constant && constant.type().equals(given.type());
  }
}
