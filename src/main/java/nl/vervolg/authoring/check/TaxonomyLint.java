package nl.vervolg.authoring.check;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.RuleSyntax.Conclusion;
import nl.vervolg.resolve.rules.syntax.Value;

/** Patterns of the taxonomy that no rule proposes. */
final class TaxonomyLint implements Lint {
  @Override
  public void check(Material material, Findings findings) {
    List<Conclusion> proposals =
        material.rules().stream()
            .filter(rule -> rule.rule().stratum() == Stratum.PATTERNS)
            .map(rule -> rule.syntax().conclusion())
            .toList();
    boolean open =
        proposals.stream().anyMatch(each -> !(each.arguments().get(0) instanceof Value.Constant));
    if (open || !material.whole() || material.rules().isEmpty()) {
      return;
    }
    Set<String> proposed =
        proposals.stream()
            .map(each -> ((Value.Constant) each.arguments().get(0)).name())
            .collect(Collectors.toSet());
    Place folder = new Place(material.folders().rules().resolve(Stratum.PATTERNS.folder()), 0);
    Arrays.stream(FollowUpPattern.values())
        .filter(pattern -> !proposed.contains(pattern.name()))
        .forEach(
            pattern ->
                findings.add(
                    LintKind.PATTERN_WITHOUT_RULE,
                    folder,
                    "No rule proposes (" + pattern.name() + ")."));
  }
}
