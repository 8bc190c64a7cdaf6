package nl.vervolg.resolve.rules;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
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
  private final Map<String, Pairs> byRule = new HashMap<>();
  private Pairs last = new Pairs("");
  private long pairs;

  Work(Patience patience) {
    this.patience = patience;
    this.end = patience.nanos().getAsLong() + patience.time().toNanos();
  }

  /** How often one rule paired facts. */
  private static final class Pairs {
    private final String rule;
    private long number;

    private Pairs(String rule) {
      this.rule = rule;
    }
  }

  /** There is too much of it. */
  static final class TooMuch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private TooMuch(String what) {
      super(what, null, false, false);
    }
  }

  /** Counts what this thread does from here on; of one layer, by rule. */
  void begin() {
    byRule.clear();
    last = new Pairs("");
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

  private void count(String rule) {
    if (!last.rule.equals(rule)) {
      last = byRule.computeIfAbsent(rule, Pairs::new);
    }
    last.number++;
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

  /** The rule that paired most, the first by name of several; empty where none did. */
  String most() {
    return byRule.values().stream()
        .max(
            Comparator.comparingLong((Pairs each) -> each.number)
                .thenComparing(each -> each.rule, Comparator.reverseOrder()))
        .map(each -> each.rule)
        .orElse("");
  }
}
