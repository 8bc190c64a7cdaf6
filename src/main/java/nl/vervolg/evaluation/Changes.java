package nl.vervolg.evaluation;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What a turn changed against the turn before.
 *
 * @param set slots with their new values
 * @param dropped slots that were taken away
 */
public record Changes(Map<String, String> set, Set<String> dropped) {
  /** Nothing changed. */
  public static final Changes NONE = new Changes(Map.of(), Set.of());

  /** Copies the collections. */
  public Changes {
    set = Map.copyOf(set);
    dropped = Set.copyOf(dropped);
  }

  /** True when something is changed in the same way. */
  boolean overlaps(Changes other) {
    Set<Map.Entry<String, String>> both = new HashSet<>(set.entrySet());
    both.retainAll(other.set.entrySet());
    return !both.isEmpty() || dropped.stream().anyMatch(other.dropped::contains);
  }
}
