package nl.vervolg.authoring.check.logic;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which whole numbers are at least how much larger than which others. */
final class Differences {
  /** Stands for the number zero. */
  static final String ZERO = "0";

  private final List<Bound> bounds = new ArrayList<>();

  /** {@code small} is at most {@code large + more}. */
  private record Bound(String small, String large, long more) {}

  /** A number is at most another one and something. */
  void atMost(String small, String large, long more) {
    bounds.add(new Bound(small, large, more));
  }

  /** True when a number cannot be more than another one and something. */
  boolean isAtMost(String small, String large, long more) {
    if (small.equals(large)) {
      return more >= 0;
    }
    Long least = distances(large).get(small);
    return least != null && least <= more;
  }

  /** True when no numbers are like that. */
  boolean impossible() {
    for (Bound bound : bounds) {
      Long around = distances(bound.large()).get(bound.large());
      if (around != null && around < 0) {
        return true;
      }
    }
    return false;
  }

  /** How much larger than a number the others are at most. */
  private Map<String, Long> distances(String from) {
    Map<String, Long> distances = new HashMap<>(Map.of(from, 0L));
    for (int round = 0; round <= bounds.size(); round++) {
      for (Bound bound : bounds) {
        Long known = distances.get(bound.large());
        if (known != null) {
          distances.merge(bound.small(), known + bound.more(), Math::min);
        }
      }
    }
    return distances;
  }
}
