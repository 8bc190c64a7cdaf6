package nl.vervolg.audit;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;

/**
 * How a trail is kept.
 *
 * @param durability when a record counts as kept
 * @param segmentBytes a file that has so many bytes gets no more records; nor does one of a month
 *     before, so that what is old can be taken away, however little is said
 * @param clock tells when a record was made
 */
public record TrailSettings(Durability durability, long segmentBytes, Clock clock) {
  private static final long USUAL_SEGMENT = 64L << 20;

  /** The usual settings. */
  public static TrailSettings usual(Clock clock) {
    return new TrailSettings(Durability.GROUP, USUAL_SEGMENT, clock);
  }

  /**
   * True where the next record begins a file.
   *
   * @param size bytes of the last file
   * @param last when its last record was made
   */
  boolean begins(long size, Instant last) {
    return size > 0 && (size >= segmentBytes || month(clock.instant()) > month(last));
  }

  private static long month(Instant time) {
    return time.atOffset(ZoneOffset.UTC).getLong(ChronoField.PROLEPTIC_MONTH);
  }

  /** The same with another durability. */
  public TrailSettings with(Durability other) {
    return new TrailSettings(other, segmentBytes, clock);
  }
}
