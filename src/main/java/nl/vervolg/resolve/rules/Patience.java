package nl.vervolg.resolve.rules;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How much the rules may do in one turn. Whatever is admitted stays far below (see {@link
 * WidthCheck}); this is the fuse behind it.
 *
 * @param firings how often the rules of one stratum may fire
 * @param time how long the rules may take
 * @param nanos a clock
 */
record Patience(int firings, Duration time, LongSupplier nanos) {
  /** More than any turn needs. */
  static final Patience USUAL = new Patience(2000, Duration.ofSeconds(5), System::nanoTime);
}
