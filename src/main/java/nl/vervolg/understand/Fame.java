package nl.vervolg.understand;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.knowledge.Label;

/** From which size on the things of a slot count as well known: the upper fifth. */
final class Fame {
  private static final double UPPER_FIFTH = 0.8;

  private Fame() {}

  /** The size by slot; 0 where sizes are not known. */
  static Map<SlotName, Long> thresholds(List<Label> labels) {
    Map<SlotName, Map<Object, Long>> sizes = new HashMap<>();
    for (Label label : labels) {
      sizes
          .computeIfAbsent(label.slot().name(), slot -> new HashMap<>())
          .put(label.value(), label.weight());
    }
    Map<SlotName, Long> thresholds = new HashMap<>();
    sizes.forEach((slot, bySize) -> thresholds.put(slot, threshold(bySize)));
    return thresholds;
  }

  private static long threshold(Map<Object, Long> sizes) {
    long[] sorted = sizes.values().stream().mapToLong(Long::longValue).sorted().toArray();
    return sorted[(int) (sorted.length * UPPER_FIFTH)];
  }
}
