package nl.vervolg.authoring.check;

import java.util.List;
import java.util.Set;
import nl.vervolg.resolve.rules.RuleTree;

/** Conclusions that nobody reads. */
final class UnreadLint implements Lint {
  /** What the program reads itself, whatever it holds. */
  static final Set<String> READ =
      Set.of(
          "Scope",
          "Return",
          "Choice",
          "Route",
          "Ellipsis",
          "Edit",
          "Proposal",
          "Inheritance",
          "Veto",
          "Doubt");

  @Override
  public void check(Material material, Findings findings) {
    for (RuleTree rule : material.whole() ? material.rules() : List.<RuleTree>of()) {
      String fact = rule.syntax().conclusion().fact();
      if (!READ.contains(fact) && material.rules().stream().noneMatch(by -> reads(by, rule))) {
        findings.add(
            LintKind.UNREAD_CONCLUSION,
            rule,
            rule.syntax().conclusion().at(),
            "No rule of a later layer reads this (" + fact + ").");
      }
    }
  }

  private static boolean reads(RuleTree reader, RuleTree rule) {
    return reader.rule().stratum().compareTo(rule.rule().stratum()) > 0
        && Variables.patterns(reader.syntax().conditions()).stream()
            .anyMatch(pattern -> Conclusions.seen(rule, pattern));
  }
}
