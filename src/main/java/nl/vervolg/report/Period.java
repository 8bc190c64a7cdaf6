package nl.vervolg.report;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * Whole days in UTC.
 *
 * @param first the first day
 * @param last the last day, which belongs to it
 */
public record Period(LocalDate first, LocalDate last) {
  /**
   * Rejects one that ends before it begins.
   *
   * @throws IllegalArgumentException for such a one
   */
  public Period {
    if (last.isBefore(first)) {
      throw new IllegalArgumentException(
          "The last day (" + last + ") is before the first (" + first + ").");
    }
  }

  /** True for a moment within these days. */
  public boolean holds(Instant time) {
    LocalDate day = day(time);
    return !day.isBefore(first) && !day.isAfter(last);
  }

  /** The day of a moment. */
  static LocalDate day(Instant time) {
    return LocalDate.ofInstant(time, ZoneOffset.UTC);
  }

  @Override
  public String toString() {
    return first + " to " + last;
  }
}
