package nl.vervolg.query;

import java.util.List;
import nl.vervolg.match.TemplateMatch;

/** Runs queries on the data set of a workspace. Safe for use by many threads. */
public interface QueryEngine extends AutoCloseable {

  /** Runs a query; an interrupt of the calling thread ends it. */
  QueryOutcome run(TemplateMatch match, QueryLimits limits);

  /**
   * Where the facts about these things come from, in the order given; unknown things are left out.
   */
  List<Citation> cite(List<String> items);

  /** Ends all queries that run; no other can be run after that. */
  @Override
  void close();
}
