package nl.vervolg.resolve;

import java.util.List;
import java.util.Optional;
import nl.vervolg.resolve.rules.Firing;

/**
 * How a resolution came about.
 *
 * @param observations the facts of the turn and of the dialogue before it, in order
 * @param firings the rules that fired, in order, with what they read and concluded
 * @param stopped why the rules were stopped before they came to an end, and what to do; nearly
 *     always none
 */
public record Derivation(
    List<Object> observations, List<Firing> firings, Optional<String> stopped) {
  /** Copies the lists. */
  public Derivation {
    observations = List.copyOf(observations);
    firings = List.copyOf(firings);
  }

  /** Of rules that came to an end. */
  public Derivation(List<Object> observations, List<Firing> firings) {
    this(observations, firings, Optional.empty());
  }

  /** The first conclusion of a type. */
  public <T> Optional<T> first(Class<T> type) {
    for (Firing firing : firings) {
      if (type.isInstance(firing.conclusion())) {
        return Optional.of(type.cast(firing.conclusion()));
      }
    }
    return Optional.empty();
  }

  /** The different conclusions of a type. */
  public <T> List<T> conclusions(Class<T> type) {
    return firings.stream()
        .map(Firing::conclusion)
        .filter(type::isInstance)
        .map(type::cast)
        .distinct()
        .toList();
  }

  /** Ids of the rules that concluded something of that type, once each, in order. */
  public List<String> rulesOf(Class<?> conclusion) {
    return firings.stream()
        .filter(firing -> conclusion.isInstance(firing.conclusion()))
        .map(firing -> firing.rule().id())
        .distinct()
        .toList();
  }

  /** Ids of the rules that decided what the turn means, once each, in order. */
  public List<String> decisiveRules() {
    return firings.stream()
        .filter(Firing::decides)
        .map(firing -> firing.rule().id())
        .distinct()
        .toList();
  }
}
