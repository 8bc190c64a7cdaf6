package nl.vervolg.value;

import java.util.List;

/** Finds values of a database; safe for many threads. */
@FunctionalInterface
public interface ValueFinder {
  /**
   * The values that some texts may mean, best first: a question, and what is known beside it.
   *
   * @param most number of values
   * @throws RuntimeException where they cannot be read
   */
  List<ValueHit> hits(List<String> texts, int most);
}
