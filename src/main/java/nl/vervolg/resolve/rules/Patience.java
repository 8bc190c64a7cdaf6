package nl.vervolg.resolve.rules;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How much the rules may do in one turn. What is admitted hardly ever comes near (see {@link
 * WidthCheck}); this is the fuse behind it. Only the time depends on the machine.
 *
 * @param firings how often the rules of one stratum may fire
 * @param pairs how often a fact may be paired with others
 * @param time how long the rules may take
 * @param nanos a clock
 */
record Patience(int firings, long pairs, Duration time, LongSupplier nanos) {
  /** More than any turn needs. */
  static final Patience USUAL =
      new Patience(2000, 1_000_000, Duration.ofSeconds(5), System::nanoTime);
}
