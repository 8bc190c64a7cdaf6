package nl.vervolg.link;

import java.util.Optional;

/**
 * How a phase went.
 *
 * @param nanos how long it took
 * @param failure why it has no result, in a sentence
 * @param result what it found; none where it failed
 */
public record PhaseReport(
    Phase phase, long nanos, Optional<String> failure, Optional<PhaseResult> result) {}
