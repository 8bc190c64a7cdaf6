package nl.vervolg.match;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import nl.vervolg.dialogue.SlotName;

/**
 * What slots mean in the data, as declared in {@code conditions.yaml}.
 *
 * @param bySlot the condition of each slot, in the order in which they are tried
 * @param orders what an order sorts by, by filler of the order slot
 * @param facts what binds a fact, by filler of the property slot
 */
record Conditions(
    Map<SlotName, Condition> bySlot, Map<String, Ordering> orders, Map<String, QueryText> facts) {
  Conditions {
    bySlot = new LinkedHashMap<>(bySlot);
    orders = new LinkedHashMap<>(orders);
    facts = new LinkedHashMap<>(facts);
  }

  /** How the filler of a slot goes into its pattern. */
  enum Kind {
    /** As its resources. */
    RESOURCE,
    /** As its key, a literal. */
    KEY,
    /** As a whole number. */
    NUMBER,
    /** As words, each of which must occur. */
    WORDS
  }

  /**
   * The condition of one slot.
   *
   * @param kind how the filler goes into it
   * @param pattern what must hold
   * @param opposite what must hold when it is negated; without it, that the pattern does not
   * @param ignored folded words that do not count
   */
  record Condition(
      Kind kind, QueryText pattern, Optional<QueryText> opposite, Set<String> ignored) {
    Condition {
      ignored = Set.copyOf(ignored);
    }
  }

  /** What an order sorts by. */
  record Ordering(QueryText pattern, boolean descending) {}
}
