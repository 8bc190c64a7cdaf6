package nl.vervolg.authoring.why.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import nl.vervolg.authoring.examples.Patterns;
import nl.vervolg.authoring.why.Decider;
import nl.vervolg.authoring.why.Explainer;
import nl.vervolg.authoring.why.Situation;
import nl.vervolg.authoring.why.Talk;
import nl.vervolg.authoring.why.Target;
import nl.vervolg.authoring.why.WhyNot;
import nl.vervolg.conversation.Workspace;
import nl.vervolg.knowledge.Domain;

/**
 * Finds a small change of a conversation that does what was expected. One change is tried after the
 * other, the smallest first; where none does it, those that come nearer are changed further. Words
 * are tried by kind, not each word of the vocabulary, and not more than so many: what is found is
 * the smallest of those that were tried.
 */
public final class ChangeFinder {
  /** Changes upon changes. */
  private static final int MOST_ROUNDS = 3;

  /** Conversations that are decided in a round. */
  private static final int MOST_TRIED = 700;

  /** Words that are looked at in a round; of a long turn fewer changes are tried. */
  private static final int MOST_WORDS = 14_000;

  /** Conversations that are changed further. */
  private static final int MOST_KEPT = 6;

  private final Domain domain;
  private final Decider decider;
  private final Explainer explainer;
  private final Candidates candidates;

  /** Decides by the rules of a workspace. */
  public ChangeFinder(Workspace workspace, Decider decider, Explainer explainer) {
    this.domain = workspace.knowledge().domain();
    this.decider = decider;
    this.explainer = explainer;
    this.candidates = new Candidates(workspace.knowledge(), decider);
  }

  /**
   * A conversation on the way.
   *
   * @param words how far it is from the first
   * @param answers what is still missing
   */
  private record Way(Situation situation, int words, List<WhyNot> answers, double distance) {}

  /** A conversation to be decided. */
  private record Candidate(Talk talk, int words) {}

  /** A conversation that was decided, and is not as expected. */
  private record Decided(Candidate candidate, Situation after) {}

  /** True when it is as expected. */
  public boolean reached(Situation situation, Target target) {
    return target.pattern()
        ? Patterns.shown(situation.turn().resolution(), domain).equals(target.name())
        : target.rules().stream().anyMatch(wanted -> situation.fired(wanted.rule().id()));
  }

  /** Looks for a change, the smallest of those that are tried. */
  public Search find(Situation start, Target target) {
    Set<Talk> known = new HashSet<>(Set.of(start.talk()));
    List<Way> ways = List.of(way(start, 0, target));
    Optional<Change> best = Optional.empty();
    int tried = 0;
    int left = 0;
    for (int round = 1; round <= MOST_ROUNDS && !ways.isEmpty(); round++) {
      List<Decided> decided = new ArrayList<>();
      List<Candidate> all = next(ways, start, target, known);
      int most = most(start);
      for (Candidate candidate : all.subList(0, Math.min(most, all.size()))) {
        if (!better(candidate, best)) {
          break;
        }
        Situation after = decider.decide(candidate.talk());
        tried++;
        if (!reached(after, target)) {
          decided.add(new Decided(candidate, after));
        } else if (after.turn().question().isPresent() || smaller(candidate, best)) {
          boolean last = candidate.talk().earlier().equals(start.talk().earlier());
          best = Optional.of(new Change(candidate.words(), last, after));
        }
      }
      Optional<Change> found = best;
      left += (int) all.stream().skip(most).filter(each -> better(each, found)).count();
      int next = round + 1;
      boolean smallest = best.map(each -> each.words() <= next).orElse(false);
      ways = smallest ? List.of() : kept(decided, ways.get(0).distance(), target);
    }
    return new Search(best, tried, left, best.isPresent() ? Optional.empty() : example(target));
  }

  /** Of changes of the same size, one that leaves a question to answer is better. */
  private static boolean better(Candidate candidate, Optional<Change> best) {
    boolean open = best.map(found -> found.after().turn().question().isEmpty()).orElse(true);
    boolean same = best.map(found -> found.words() == candidate.words()).orElse(false);
    return smaller(candidate, best) || (open && same);
  }

  private static boolean smaller(Candidate candidate, Optional<Change> best) {
    return best.map(found -> candidate.words() < found.words()).orElse(true);
  }

  private Way way(Situation situation, int words, Target target) {
    List<WhyNot> answers = explainer.whyNot(situation, target);
    return new Way(
        situation,
        words,
        answers,
        answers.stream().mapToDouble(ChangeFinder::distance).min().orElse(0));
  }

  /** A pattern whose rule fired is not shown all the same. */
  private static double distance(WhyNot answer) {
    return answer.fired() ? 0.5 : answer.distance() + 0.5;
  }

  /** The candidates from all ways, the smallest changes first. */
  private List<Candidate> next(List<Way> ways, Situation start, Target target, Set<Talk> known) {
    return ways.stream()
        .flatMap(way -> candidates(way, target))
        .filter(known::add)
        .map(talk -> new Candidate(talk, Distance.between(start.talk(), talk)))
        .sorted(Comparator.comparingInt(Candidate::words))
        .toList();
  }

  private static int most(Situation start) {
    int length = start.turn().understanding().tokens().size();
    return Math.min(MOST_TRIED, MOST_WORDS / Math.max(1, length));
  }

  private Stream<Talk> candidates(Way way, Target target) {
    List<Need> needs = Needs.of(way.situation(), target, way.answers(), explainer);
    return candidates.of(way.situation(), needs, way.answers()).stream();
  }

  private List<Way> kept(List<Decided> decided, double before, Target target) {
    return decided.stream()
        .map(each -> way(each.after(), each.candidate().words(), target))
        .filter(way -> way.distance() <= before)
        .sorted(Comparator.comparingDouble(Way::distance).thenComparingInt(Way::words))
        .limit(MOST_KEPT)
        .toList();
  }

  private static Optional<String> example(Target target) {
    return target.rules().stream().flatMap(wanted -> wanted.rule().examples().stream()).findFirst();
  }
}
