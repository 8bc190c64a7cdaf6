package nl.vervolg.match;

import java.util.Set;
import nl.vervolg.problem.Problems;

/** What the catalogue must know of a query language; the language itself is a stage further on. */
public interface QueryDialect {

  /**
   * Reports what is wrong with a query: it does not parse, is not read-only, reaches outside the
   * data set, or misses a variable.
   */
  void checkQuery(QueryText query, Set<String> variables, Problems problems);

  /** Reports the same of one pattern. */
  void checkPattern(QueryText pattern, Set<String> variables, Problems problems);
}
