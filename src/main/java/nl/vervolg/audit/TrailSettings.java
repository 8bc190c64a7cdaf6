package nl.vervolg.audit;

import java.time.Clock;

/**
 * How a trail is kept.
 *
 * @param durability when a record counts as kept
 * @param segmentBytes a file that has so many bytes gets no more records
 * @param clock tells when a record was made
 */
public record TrailSettings(Durability durability, long segmentBytes, Clock clock) {
  private static final long USUAL_SEGMENT = 64L << 20;

  /** The usual settings. */
  public static TrailSettings usual(Clock clock) {
    return new TrailSettings(Durability.GROUP, USUAL_SEGMENT, clock);
  }

  /** The same with another durability. */
  public TrailSettings with(Durability other) {
    return new TrailSettings(other, segmentBytes, clock);
  }
}
