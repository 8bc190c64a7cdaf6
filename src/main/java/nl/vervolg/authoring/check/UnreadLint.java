package nl.vervolg.authoring.check;

import java.util.List;
import java.util.Set;
import nl.vervolg.dialogue.CueKind;
import nl.vervolg.resolve.rules.RuleTree;
import nl.vervolg.resolve.rules.Stratum;

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
          "Doubt",
          "Recast",
          "Dependence",
          "Restored",
          "Withheld");

  @Override
  public void check(Material material, Findings findings) {
    Set<String> cues = UnreadWordsLint.cues(material.rules());
    for (RuleTree rule : material.whole() ? material.rules() : List.<RuleTree>of()) {
      String fact = rule.syntax().conclusion().fact();
      boolean row = rule.rule().stratum() == Stratum.PHRASES;
      if (row ? !cue(rule, cues) : !READ.contains(fact) && !read(rule, material.rules())) {
        findings.add(
            LintKind.UNREAD_CONCLUSION,
            rule,
            rule.syntax().conclusion().at(),
            "No rule of a later layer reads this (" + fact + ").");
      }
    }
  }

  /** A row of a sheet does what words of its kind do: nothing, where no rule asks for them. */
  private static boolean cue(RuleTree row, Set<String> asked) {
    return Conclusions.given(row.syntax().conclusion(), CueKind.class)
        .map(asked::contains)
        .orElse(true);
  }

  private static boolean read(RuleTree rule, List<RuleTree> rules) {
    return rules.stream().anyMatch(by -> reads(by, rule));
  }

  private static boolean reads(RuleTree reader, RuleTree rule) {
    return reader.rule().stratum().compareTo(rule.rule().stratum()) > 0
        && Variables.patterns(reader.syntax().conditions()).stream()
            .anyMatch(pattern -> Conclusions.seen(rule, pattern));
  }
}
