package nl.vervolg.session;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * How long sessions are kept, and what else a store needs.
 *
 * @param clock tells when a turn was answered
 * @param expiry a session without a turn for so long is forgotten
 * @param most number of sessions; where there are more, those that were not used longest are
 *     forgotten
 * @param notice is told what happened to the files and what came of it, in a sentence
 */
public record SessionSettings(Clock clock, Duration expiry, int most, Consumer<String> notice) {
  /** Days that a session is kept when nobody says otherwise. */
  public static final int USUAL_DAYS = 90;

  private static final int MOST = 1_000_000;

  /** What holds when nobody says otherwise; nobody is told anything. */
  public static SessionSettings usual(Clock clock) {
    return new SessionSettings(clock, Duration.ofDays(USUAL_DAYS), MOST, sentence -> {});
  }

  /** The same with another time that sessions are kept. */
  public SessionSettings expiringAfter(Duration other) {
    return new SessionSettings(clock, other, most, notice);
  }

  /** The same with another number of sessions. */
  public SessionSettings atMost(int other) {
    return new SessionSettings(clock, expiry, other, notice);
  }

  /** The same with somebody who is told. */
  public SessionSettings telling(Consumer<String> other) {
    return new SessionSettings(clock, expiry, most, other);
  }

  /** True for a session whose last turn was then. */
  boolean expired(Instant last) {
    return last.isBefore(oldest());
  }

  /** True for a session that is not forgotten yet. */
  boolean keeps(KeptSession session) {
    return !expired(session.last());
  }

  /** A session whose last turn was before is forgotten. */
  Instant oldest() {
    return clock.instant().minus(expiry);
  }
}
