package nl.vervolg.query;

import java.util.List;

/**
 * Where the facts about one thing come from.
 *
 * @param item IRI of the thing
 * @param sources the sources, sorted by IRI
 */
public record Citation(String item, List<Source> sources) {
  /** Copies the list. */
  public Citation {
    sources = List.copyOf(sources);
  }

  /** A source; the title is its IRI where it has none. */
  public record Source(String iri, String title) {}
}
