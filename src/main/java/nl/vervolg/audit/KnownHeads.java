package nl.vervolg.audit;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * What is known of a trail from elsewhere.
 *
 * @param anchor an end that somebody kept
 * @param sessions records that the sessions of the home know of
 */
record KnownHeads(Optional<TrailHead> anchor, Collection<TrailHead> sessions) {
  static final KnownHeads NOTHING = new KnownHeads(Optional.empty(), List.of());

  KnownHeads {
    sessions = List.copyOf(sessions);
  }
}
