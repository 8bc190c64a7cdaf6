package nl.vervolg.session;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which sessions of a store have expired. By the clock they are hidden at once; they are taken out
 * when they had expired already the time before, at least a day ago. So a clock that shows a wrong
 * time for an hour takes nothing away.
 */
final class Expiry {
  private static final Duration SWEEP = Duration.ofDays(1);

  private final SessionSettings settings;
  private final Instant before;
  private Instant swept;

  /**
   * How it stands.
   *
   * @param swept when it was last looked for sessions to take out
   */
  Expiry(SessionSettings settings, Instant swept) {
    this.settings = settings;
    this.before = swept;
    this.swept = swept;
  }

  Instant swept() {
    return swept;
  }

  /** True when it is time to take sessions out, also where the clock went backwards. */
  boolean due() {
    Instant now = settings.clock().instant();
    return now.isBefore(swept) || !now.isBefore(swept.plus(SWEEP));
  }

  /** A session whose last turn was before has expired by the clock, and the time before. */
  Instant oldest() {
    return oldest(swept);
  }

  private Instant oldest(Instant last) {
    Instant now = settings.clock().instant();
    return (now.isBefore(last) ? now : last).minus(settings.expiry());
  }

  /** The same for what is taken from a history: where nothing is known, the clock tells. */
  Instant oldestWanted() {
    return swept.equals(Instant.EPOCH) ? settings.oldest() : oldest();
  }

  /** The sessions to be taken out now: those that have expired, and those that are too many. */
  List<SessionId> going(SessionTree tree) {
    Instant oldest = oldest();
    List<KeptSession> staying = new ArrayList<>();
    List<KeptSession> going = new ArrayList<>();
    tree.each(session -> (session.last().isBefore(oldest) ? going : staying).add(session));
    staying.sort(Comparator.comparing(KeptSession::last));
    going.addAll(staying.subList(0, Math.max(0, staying.size() - settings.most())));
    swept = settings.clock().instant();
    return going.stream().map(KeptSession::id).toList();
  }

  /** Says where the clock hides all there is at once: maybe it is wrong. */
  void tell(SessionTree tree) {
    long[] counts = new long[2];
    Instant oldest = oldest(before);
    tree.each(
        session -> counts[settings.keeps(session) || session.last().isBefore(oldest) ? 0 : 1]++);
    if (counts[0] == 0 && counts[1] > 0) {
      settings
          .notice()
          .accept(
              "By the clock ("
                  + settings.clock().instant()
                  + ") all conversations that are kept have expired: "
                  + counts[1]
                  + ". They are hidden, and taken out a day later.\nIf the clock is wrong, set it right before that.");
    }
  }
}
