package nl.vervolg.authoring.check;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.Role;
import nl.vervolg.problem.Place;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.Condition.Pattern;
import nl.vervolg.resolve.rules.syntax.Constraint;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
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
    Place folder = folder(material);
    material
        .domain()
        .ifPresent(
            domain -> domain.swaps().forEach((role, name) -> swap(role, name, material, findings)));
    Arrays.stream(FollowUpPattern.values())
        .filter(pattern -> !proposed.contains(pattern.name()))
        .forEach(
            pattern ->
                findings.add(
                    LintKind.PATTERN_WITHOUT_RULE,
                    folder,
                    "No rule proposes (" + pattern.name() + ")."));
  }

  private static Place folder(Material material) {
    return new Place(material.folders().rules().resolve(Stratum.PATTERNS.folder()), 0);
  }

  /** A swap has a name of its own in the workspace for each role. */
  private static void swap(Role role, String name, Material material, Findings findings) {
    boolean proposed =
        material.rules().stream()
            .filter(rule -> rule.rule().stratum() == Stratum.PATTERNS)
            .anyMatch(rule -> swaps(rule.syntax(), role));
    if (!proposed) {
      findings.add(
          LintKind.PATTERN_WITHOUT_RULE,
          folder(material),
          "No rule proposes a swap of the role (" + role.name() + "), which is (" + name + ").");
    }
  }

  private static boolean swaps(RuleSyntax rule, Role role) {
    List<Value> arguments = rule.conclusion().arguments();
    boolean swap =
        arguments.get(0) instanceof Value.Constant pattern
            && pattern.name().equals(FollowUpPattern.SLOT_SWAP.name());
    if (!swap || arguments.size() < 2) {
      return swap;
    }
    if (arguments.get(1) instanceof Value.Constant constant) {
      return !constant.type().equals(Role.class.getSimpleName())
          || constant.name().equals(role.name());
    }
    return arguments.get(1) instanceof Value.Reference reference
        && Variables.patterns(rule.conditions()).stream()
            .filter(pattern -> binds(pattern, reference.path().variable()))
            .allMatch(pattern -> Conclusions.lets(pattern, Role.class, role.name()));
  }

  private static boolean binds(Pattern pattern, String variable) {
    return pattern.constraints().stream()
        .anyMatch(
            each ->
                each instanceof Constraint.Binding binding && binding.variable().equals(variable));
  }
}
