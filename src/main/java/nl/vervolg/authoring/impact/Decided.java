package nl.vervolg.authoring.impact;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import nl.vervolg.conversation.Clarifier;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.knowledge.Domain;

/**
 * A turn as one set of rules decides it.
 *
 * @param decision what a user would notice
 * @param steps what the rules concluded
 */
record Decided(Decision decision, Set<Step> steps) {

  /** A rule and what it concluded. */
  record Step(String rule, Object conclusion) {}

  /** Looks at resolved turns from outside. */
  record Observer(Domain domain, Clarifier clarifier) {
    static Observer of(Workspace workspace) {
      return new Observer(
          workspace.knowledge().domain(), new Clarifier(workspace.knowledge(), workspace.labels()));
    }

    /** Resolves a turn; one on which the rules break down is decided as well. */
    Decided decide(Supplier<ResolvedTurn> turn) {
      try {
        return of(turn.get());
      } catch (IllegalStateException e) {
        return new Decided(Decision.failed(String.valueOf(e.getMessage())), Set.of());
      }
    }

    Decided of(ResolvedTurn turn) {
      Set<Step> steps = new HashSet<>();
      turn.resolution()
          .derivation()
          .firings()
          .forEach(firing -> steps.add(new Step(firing.rule().id(), firing.conclusion())));
      return new Decided(Decision.of(turn, domain, clarifier), steps);
    }
  }

  /** The rules that concluded something in one of the two only, by id. */
  List<String> rulesApart(Decided other) {
    return Stream.concat(
            steps.stream().filter(step -> !other.steps.contains(step)),
            other.steps.stream().filter(step -> !steps.contains(step)))
        .map(Step::rule)
        .distinct()
        .sorted()
        .toList();
  }
}
