package nl.vervolg.authoring.check;

import java.util.List;
import nl.vervolg.authoring.check.logic.RuleLogic;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.syntax.Condition.Group;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.Operator;
import nl.vervolg.resolve.rules.syntax.Path;
import nl.vervolg.resolve.rules.syntax.Position;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

/**
 * Rules that let a slot live on must ask the table of the workspace: from what was asked before, to
 * what is asked now, that slot.
 */
final class LeakLint implements Lint {
  private static final String INHERITANCE = "Inheritance";
  private static final String FROM = "$asked_before";
  private static final String TO = "$asked_now";
  private static final String ACT = "act";

  @Override
  public void check(Material material, Findings findings) {
    for (RuleTree rule : material.rules()) {
      Conclusion conclusion = rule.syntax().conclusion();
      if (conclusion.fact().equals(INHERITANCE)
          && conclusion.arguments().get(0) instanceof Value.Reference slot
          && !asks(slot.path(), rule.syntax().conditions())) {
        findings.add(
            LintKind.LEAKING_SLOT,
            rule,
            conclusion.at(),
            "The slot (" + slot.path().text() + ") lives on, whatever is asked before and now.");
      }
    }
  }

  private static boolean asks(Path slot, List<Condition> conditions) {
    Position at = slot.at();
    Condition before =
        new Pattern("", "Frame", List.of(new Constraint.Binding(FROM, field(ACT, at), at)), at);
    Condition now =
        new Pattern("", "Edit", List.of(new Constraint.Binding(TO, field(ACT, at), at)), at);
    Path name = new Path(slot.variable(), List.of("name"), at);
    return RuleLogic.implied(
            new Group(Connective.AND, List.of(before, crossing(name, FROM, at)), at), conditions)
        || RuleLogic.implied(
            new Group(Connective.AND, List.of(before, now, crossing(name, TO, at)), at),
            conditions);
  }

  private static Pattern crossing(Path slot, String to, Position at) {
    return new Pattern(
        "",
        "Crossing",
        List.of(
            same("from", new Path(FROM, List.of(), at)),
            same("to", new Path(to, List.of(), at)),
            same("slot", slot)),
        at);
  }

  private static Constraint same(String field, Path with) {
    return new Constraint.Comparison(
        field(field, with.at()), Operator.EQUAL, List.of(new Value.Reference(with, 0)));
  }

  private static Path field(String name, Position at) {
    return new Path("", List.of(name), at);
  }
}
