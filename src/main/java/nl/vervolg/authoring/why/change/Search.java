package nl.vervolg.authoring.why.change;

import java.util.Optional;

/**
 * What came of looking for a change.
 *
 * @param change the smallest of those that were tried and do it
 * @param tried how many conversations were decided
 * @param left how many more there were, at least as far from what was said, that were not decided
 *     since there were too many
 * @param example where no change was found, an example of the rule in which it fires
 */
public record Search(Optional<Change> change, int tried, int left, Optional<String> example) {}
