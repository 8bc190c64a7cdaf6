package nl.vervolg.authoring.why;

import java.util.List;
import java.util.Optional;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.trace.RuleMiss;

/**
 * Why a rule did not conclude what it could have.
 *
 * @param rule the rule
 * @param tree the rule as a tree
 * @param asked false where its layer was not asked, since the turn picked a reading on offer
 * @param miss what was missing; none where it fired
 * @param behind what led to facts that must not be there
 * @param concluding the rules that could have concluded what is missing, the nearest first
 */
public record WhyNot(
    Rule rule,
    RuleSyntax tree,
    boolean asked,
    Optional<RuleMiss> miss,
    List<Step> behind,
    List<WhyNot> concluding) {
  /** Copies the lists. */
  public WhyNot {
    behind = List.copyOf(behind);
    concluding = List.copyOf(concluding);
  }

  /** True when it fired. */
  public boolean fired() {
    return miss.isEmpty() && asked;
  }

  /** Why the nearest of the rules that could have concluded what is missing did not fire. */
  public Optional<WhyNot> nearest() {
    return concluding.stream().filter(each -> each.miss().isPresent()).findFirst();
  }

  /**
   * How far it is from firing: conditions that are left, and of those that other rules have to
   * conclude a little for each that is left there.
   */
  public double distance() {
    double own = miss.map(RuleMiss::left).orElse(0);
    return nearest().map(inner -> own - 1 + inner.distance() / (1 + inner.distance())).orElse(own);
  }
}
