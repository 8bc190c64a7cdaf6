package nl.vervolg.resolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import nl.vervolg.dialogue.Choice;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.resolve.rules.Firing;
import nl.vervolg.resolve.rules.Stratum;

/**
 * A turn with all that its rules could read.
 *
 * @param said what was observed before the first layer ran: the turn itself
 * @param before what was laid out after it: the question that the turn may build on
 * @param resolution the verdict
 */
public record Trace(List<Object> said, List<Object> before, Resolution resolution) {
  /** Copies the lists. */
  public Trace {
    said = List.copyOf(said);
    before = List.copyOf(before);
  }

  /** The rules that fired, in order. */
  public List<Firing> firings() {
    return resolution.derivation().firings();
  }

  /** False for the layers that were not asked, since the turn picked a reading on offer. */
  public boolean ran(Stratum stratum) {
    boolean picked =
        resolution instanceof Resolution.Resolved
            && resolution.derivation().first(Choice.class).isPresent()
            && resolution.derivation().first(Proposal.class).isEmpty();
    return !picked || stratum.compareTo(Stratum.SCOPE) <= 0;
  }

  /** The facts that rules of a layer could read. */
  public List<Object> facts(Stratum stratum) {
    List<Object> facts = new ArrayList<>(said);
    if (stratum.compareTo(Stratum.SCOPE) > 0) {
      facts.addAll(before);
    }
    firings().stream()
        .filter(firing -> firing.rule().stratum().compareTo(stratum) < 0)
        .map(Firing::conclusion)
        .forEach(facts::add);
    return facts;
  }

  /** The readings that were proposed, in the order in which they are considered. */
  public List<Proposal> proposals() {
    return conclusions(Proposal.class).distinct().sorted(Proposal.BEST_FIRST).toList();
  }

  /** The rules that concluded a fact. */
  public List<Firing> concluding(Object conclusion) {
    return firings().stream()
        .filter(firing -> firing.conclusion().equals(conclusion))
        .sorted(Comparator.comparing(firing -> firing.rule().id()))
        .toList();
  }

  /** The conclusions of a type. */
  public <T> Stream<T> conclusions(Class<T> type) {
    return firings().stream().map(Firing::conclusion).filter(type::isInstance).map(type::cast);
  }
}
