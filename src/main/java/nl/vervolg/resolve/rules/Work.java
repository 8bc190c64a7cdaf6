package nl.vervolg.resolve.rules;

import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Counts how often the rules pair one fact with others in one turn, so that rules which pair
 * everything with everything are stopped before they fill the memory. The engine asks in the middle
 * of its joins, where nothing else of ours is called; so the count is that of the thread.
 */
final class Work {
  private static final ThreadLocal<@Nullable Work> NOW = new ThreadLocal<>();

  /** So often the clock is read. */
  private static final int ROUND = 4096;

  private final Patience patience;
  private final long end;
  private final Map<String, Long> byRule = new TreeMap<>();
  private String rule = "";
  private long pairs;
  private long before;

  Work(Patience patience) {
    this.patience = patience;
    this.end = patience.nanos().getAsLong() + patience.time().toNanos();
  }

  /** There is too much of it. */
  static final class TooMuch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private TooMuch(String what) {
      super(what, null, false, false);
    }
  }

  /** Counts what this thread does from here on. */
  void begin() {
    NOW.set(this);
  }

  /** Ends the counting. */
  static void end() {
    NOW.remove();
  }

  /**
   * Notes that a rule pairs a fact with others.
   *
   * @return always true: it stands where a constraint stands
   */
  static boolean pair(String rule) {
    Work now = NOW.get();
    if (now != null) {
      now.count(rule);
    }
    return true;
  }

  @SuppressWarnings("ReferenceEquality")
  private void count(String next) {
    if (next != rule) {
      note();
      rule = next;
    }
    pairs++;
    if (pairs > patience.pairs()) {
      throw new TooMuch("pair facts more than " + patience.pairs() + " times in one turn");
    }
    if (pairs % ROUND == 0) {
      look();
    }
  }

  /** Stops when the time is over. */
  void look() {
    if (patience.nanos().getAsLong() - end > 0) {
      throw new TooMuch("take longer than " + patience.time().toMillis() + " ms for one turn");
    }
  }

  private void note() {
    byRule.merge(rule, pairs - before, Long::sum);
    before = pairs;
  }

  /** The rule that pairs most; empty where none does. */
  String most() {
    note();
    return byRule.entrySet().stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElse("");
  }
}
