package nl.vervolg.authoring.why;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.resolve.Trace;
import nl.vervolg.resolve.rules.Firing;
import nl.vervolg.resolve.rules.RuleBase;
import nl.vervolg.resolve.rules.syntax.Condition;
import nl.vervolg.resolve.rules.syntax.Condition.Connective;
import nl.vervolg.resolve.rules.trace.Match;
import nl.vervolg.resolve.rules.trace.Matcher;
import nl.vervolg.resolve.rules.trace.Miss;
import nl.vervolg.resolve.rules.trace.RuleMiss;

/** Explains turns: what made rules fire, and what kept others from it. */
public final class Explainer {
  private static final Comparator<WhyNot> NEAREST =
      Comparator.comparingDouble(WhyNot::distance).thenComparing(each -> each.rule().id());

  private final Domain domain;
  private final RuleBase rules;
  private final Concluders concluders;

  /** Explains by the rules of a workspace. */
  public Explainer(Workspace workspace) {
    this.domain = workspace.knowledge().domain();
    this.rules = workspace.rules();
    this.concluders = new Concluders(workspace.rules());
  }

  /** How a turn came to be understood as it was. */
  public Explanation explain(Situation situation) {
    return new Explanation(situation, steps(situation.trace()), readings(situation));
  }

  /** The rules that fired, with the facts that made them fire. */
  public List<Step> steps(Trace trace) {
    return trace.firings().stream().map(firing -> step(firing, trace)).distinct().toList();
  }

  private Step step(Firing firing, Trace trace) {
    Matcher matcher = new Matcher(trace.facts(firing.rule().stratum()));
    List<Match> matches = rules.tree(firing.rule().id()).map(matcher::matches).orElse(List.of());
    Set<Object> premises = Set.copyOf(firing.premises());
    List<Object> because =
        matches.stream()
            .filter(match -> Set.copyOf(match.facts()).equals(premises))
            .findFirst()
            .map(Match::all)
            .orElse(firing.premises());
    return new Step(
        firing.rule(), because.stream().distinct().toList(), absent(firing), firing.conclusion());
  }

  private List<Condition.Group> absent(Firing firing) {
    return rules.tree(firing.rule().id()).stream()
        .flatMap(tree -> tree.conditions().stream())
        .flatMap(
            each ->
                each instanceof Condition.Group group && group.how() == Connective.NOT
                    ? Stream.of(group)
                    : Stream.empty())
        .toList();
  }

  private List<Reading> readings(Situation situation) {
    Trace trace = situation.trace();
    List<Proposal> proposals = trace.proposals();
    Set<Proposal> hit =
        Set.copyOf(trace.conclusions(Veto.class).map(Veto::proposal).distinct().toList());
    Optional<Proposal> best =
        proposals.stream().filter(proposal -> !hit.contains(proposal)).findFirst();
    return proposals.stream()
        .map(
            proposal ->
                new Reading(
                    proposal,
                    domain.pattern(proposal),
                    trace.concluding(proposal).stream()
                        .map(firing -> firing.rule().id())
                        .distinct()
                        .toList(),
                    against(proposal, trace),
                    hit.contains(proposal)
                        ? Reading.Fate.VETOED
                        : fate(proposal, best, situation.turn().resolution())))
        .toList();
  }

  private static List<Reading.Against> against(Proposal proposal, Trace trace) {
    List<Reading.Against> against = new ArrayList<>();
    for (Firing firing : trace.firings()) {
      if (firing.conclusion() instanceof Veto veto && veto.proposal().equals(proposal)) {
        against.add(new Reading.Against(firing.rule().id(), firing.rule().why(), veto));
      }
    }
    return against.stream().distinct().toList();
  }

  private static Reading.Fate fate(
      Proposal proposal, Optional<Proposal> best, Resolution resolution) {
    if (resolution instanceof Resolution.Standalone || resolution instanceof Resolution.Declined) {
      return Reading.Fate.NOT_ASKED;
    }
    Proposal taken = best.orElse(proposal);
    if (proposal.equals(taken)) {
      return resolution instanceof Resolution.Resolved
          ? Reading.Fate.TAKEN
          : Reading.Fate.ASKED_BACK;
    }
    return proposal.strength() == taken.strength() ? Reading.Fate.LATER : Reading.Fate.WEAKER;
  }

  /** Why none of the rules did what was expected; the one that comes nearest first. */
  public List<WhyNot> whyNot(Situation situation, Target target) {
    Map<String, WhyNot> known = new HashMap<>();
    return target.rules().stream()
        .map(wanted -> whyNot(situation.trace(), wanted, known))
        .sorted(NEAREST)
        .toList();
  }

  /** Rules read lower layers only, so asking for what they miss comes to an end. */
  private WhyNot whyNot(Trace trace, Target.Wanted wanted, Map<String, WhyNot> known) {
    Matcher matcher = new Matcher(trace.facts(wanted.rule().stratum()));
    Optional<RuleMiss> miss = matcher.miss(wanted.tree());
    List<WhyNot> concluding = new ArrayList<>();
    miss.stream()
        .flatMap(each -> absent(each.miss()))
        .flatMap(pattern -> concluders.of(pattern).stream())
        .distinct()
        .filter(other -> other.rule().stratum().compareTo(wanted.rule().stratum()) < 0)
        .forEach(other -> concluding.add(known(trace, other, known)));
    concluding.sort(NEAREST);
    return new WhyNot(
        wanted.rule(),
        wanted.tree(),
        trace.ran(wanted.rule().stratum()),
        miss,
        miss.map(each -> behind(each.miss(), trace)).orElse(List.of()),
        concluding);
  }

  private WhyNot known(Trace trace, Target.Wanted wanted, Map<String, WhyNot> known) {
    WhyNot before = known.get(wanted.rule().id());
    if (before == null) {
      before = whyNot(trace, wanted, known);
      known.put(wanted.rule().id(), before);
    }
    return before;
  }

  /** The patterns that have no fact, of those facts that rules conclude. */
  private static Stream<Condition.Pattern> absent(Miss miss) {
    if (miss instanceof Miss.NoneOf several) {
      return several.each().stream().flatMap(Explainer::absent);
    }
    return miss instanceof Miss.NoFact none && Concluders.concluded(none.condition().fact())
        ? Stream.of(none.condition())
        : Stream.empty();
  }

  /** The steps that led to facts that must not be there. */
  private List<Step> behind(Miss miss, Trace trace) {
    if (miss instanceof Miss.NoneOf several) {
      return several.each().stream().flatMap(each -> behind(each, trace).stream()).toList();
    }
    return miss instanceof Miss.Forbidden forbidden
        ? forbidden.found().stream()
            .flatMap(fact -> trace.concluding(fact).stream())
            .map(firing -> step(firing, trace))
            .distinct()
            .toList()
        : List.of();
  }
}
