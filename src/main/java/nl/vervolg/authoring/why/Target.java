package nl.vervolg.authoring.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import nl.vervolg.authoring.examples.Patterns;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.FollowUpPattern;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.ScopeKind;
import nl.vervolg.dialogue.Strength;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.problem.Suggestions;
import nl.vervolg.resolve.rules.Rule;
import nl.vervolg.resolve.rules.Stratum;
import nl.vervolg.resolve.rules.syntax.RuleSyntax;
import nl.vervolg.resolve.rules.syntax.Value;

/**
 * What somebody expected of a turn: that a rule fires, or that it shows a pattern.
 *
 * @param name the id of the rule, or the name of the pattern
 * @param pattern true for a pattern
 * @param rules the rules of which one has to fire, by id
 */
public record Target(String name, boolean pattern, List<Wanted> rules) {

  /**
   * A rule that has to fire.
   *
   * @param tree the rule; where it proposes several patterns, with a condition more
   */
  public record Wanted(Rule rule, RuleSyntax tree) {}

  /** Names that come near one that is none. */
  private static final int MOST_NEAR = 5;

  /** Copies the list. */
  public Target {
    rules = List.copyOf(rules);
  }

  /**
   * What is meant by a name.
   *
   * @throws IllegalArgumentException with a sentence, where it is neither rule nor pattern
   */
  public static Target of(String name, Workspace workspace) {
    List<Rule> rules = workspace.rules().rules();
    Domain domain = workspace.knowledge().domain();
    Optional<Rule> named =
        rules.stream().filter(rule -> rule.id().equalsIgnoreCase(name)).findFirst();
    if (named.isPresent()) {
      Rule rule = named.orElseThrow();
      return new Target(
          rule.id(),
          false,
          workspace.rules().tree(rule.id()).map(t -> new Wanted(rule, t)).stream().toList());
    }
    String small = name.toLowerCase(Locale.ROOT);
    List<String> patterns = Patterns.of(domain);
    if (!patterns.contains(small)) {
      throw new IllegalArgumentException(unknown(name, patterns, rules));
    }
    List<Wanted> concluding = new ArrayList<>();
    for (Rule rule : rules) {
      workspace
          .rules()
          .tree(rule.id())
          .flatMap(tree -> wanted(rule, tree, small, domain))
          .ifPresent(concluding::add);
    }
    return new Target(small, true, concluding);
  }

  private static String unknown(String name, List<String> patterns, List<Rule> rules) {
    List<String> all = new ArrayList<>(patterns);
    rules.forEach(rule -> all.add(rule.id()));
    List<String> near = Suggestions.nearest(name, all, MOST_NEAR);
    return "There is no rule and no pattern ("
        + name
        + ").\n"
        + (near.isEmpty() ? "" : "Maybe you meant (" + String.join("), (", near) + ").\n")
        + "The patterns are: "
        + String.join(", ", patterns)
        + ".\nThe rules are listed by: vervolg rules list";
  }

  private static Optional<Wanted> wanted(
      Rule rule, RuleSyntax tree, String pattern, Domain domain) {
    List<Value> arguments = tree.conclusion().arguments();
    Optional<ScopeKind> scope = Patterns.scope(pattern);
    if (scope.isPresent()) {
      boolean concludes =
          rule.stratum() == Stratum.SCOPE
              && arguments.stream()
                  .anyMatch(each -> constant(each).equals(scope.orElseThrow().name()));
      return concludes ? Optional.of(new Wanted(rule, tree)) : Optional.empty();
    }
    if (rule.stratum() != Stratum.PATTERNS || arguments.isEmpty()) {
      return Optional.empty();
    }
    FollowUpPattern proposed = FollowUpPattern.valueOf(constant(arguments.get(0)));
    Set<String> roles =
        java.util.Arrays.stream(Role.values())
            .filter(
                role ->
                    domain.pattern(new Proposal(proposed, role, Strength.NORMAL)).equals(pattern))
            .map(Role::name)
            .collect(Collectors.toCollection(TreeSet::new));
    if (roles.isEmpty()) {
      return Optional.empty();
    }
    Value second = arguments.get(1);
    if (proposed != FollowUpPattern.SLOT_SWAP || roles.contains(constant(second))) {
      return Optional.of(new Wanted(rule, tree));
    }
    return second instanceof Value.Reference reference
        ? Optional.of(
            new Wanted(rule, Narrowed.to(tree, reference.path().variable(), "Role", roles)))
        : Optional.empty();
  }

  private static String constant(Value value) {
    return value instanceof Value.Constant constant ? constant.name() : "";
  }
}
