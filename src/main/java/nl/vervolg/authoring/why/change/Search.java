package nl.vervolg.authoring.why.change;

import java.util.Optional;

/**
 * What came of looking for a change.
 *
 * @param change the smallest that was found
 * @param tried how many conversations were decided
 * @param example where no change was found, an example of the rule in which it fires
 */
public record Search(Optional<Change> change, int tried, Optional<String> example) {}
