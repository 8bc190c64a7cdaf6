package nl.vervolg.evaluation;

import java.util.EnumMap;
import java.util.Map;

/** Counts in how many cases something holds. */
public final class Tally {

  /** What can hold of a case. */
  public enum Figure {
    /** See {@link Judgement#exact}. */
    EXACT,
    /** See {@link Judgement#semantic()}. */
    SEMANTIC,
    /** See {@link Judgement#surface()}. */
    SURFACE,
    /** See {@link Judgement#pattern()}. */
    PATTERN,
    /** Answered, and not semantic. */
    WRONG,
    /** Asked back. */
    ASKED,
    /** Decided by a language model. */
    LLM,
    /** There is no answer. */
    MISSING
  }

  private final Map<Figure, Integer> counts = new EnumMap<>(Figure.class);
  private int cases;

  /** Counts one case. */
  void add(Given given, Judgement judgement) {
    cases++;
    count(Figure.EXACT, judgement.exact(given));
    count(Figure.SEMANTIC, judgement.semantic());
    count(Figure.SURFACE, judgement.surface());
    count(Figure.PATTERN, judgement.pattern());
    count(Figure.WRONG, given.decided() && !judgement.semantic());
    count(Figure.ASKED, given.asked());
    count(Figure.LLM, given.source().equals("llm"));
    count(Figure.MISSING, given.missing());
  }

  private void count(Figure figure, boolean holds) {
    counts.merge(figure, holds ? 1 : 0, Integer::sum);
  }

  /** The number of cases. */
  public int cases() {
    return cases;
  }

  /** The number of cases in which it holds. */
  public int of(Figure figure) {
    return counts.getOrDefault(figure, 0);
  }

  /** The same in percent. */
  public double percent(Figure figure) {
    return 100.0 * of(figure) / Math.max(1, cases);
  }
}
