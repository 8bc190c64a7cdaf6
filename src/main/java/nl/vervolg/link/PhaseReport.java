package nl.vervolg.link;

import java.util.Optional;

/**
 * How a phase went.
 *
 * @param nanos how long it took
 * @param failure why it has no result, in a sentence
 * @param result what it found; none where it failed
 * @param model the model whose vectors it compared, where it did
 * @param warning what its result lacks, in a sentence
 */
public record PhaseReport(
    Phase phase,
    long nanos,
    Optional<String> failure,
    Optional<PhaseResult> result,
    Optional<String> model,
    Optional<String> warning) {
  /** A phase that lacks nothing, or has no result at all. */
  PhaseReport(Phase phase, long nanos, Optional<String> failure, Optional<PhaseResult> result) {
    this(phase, nanos, failure, result, Optional.empty(), Optional.empty());
  }

  /** The same, with how it was looked up. */
  PhaseReport by(Optional<String> name, Optional<String> lacking) {
    return new PhaseReport(phase, nanos, failure, result, name, lacking);
  }
}
