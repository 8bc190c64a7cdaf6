package nl.vervolg.resolve.rules.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * Facts for which conditions hold.
 *
 * @param bindings what the variables stand for
 * @param facts the facts that the patterns took, in order: what the engine calls a match
 * @param witnesses facts of which it only counts that there are such, the first of each
 */
public record Match(Bindings bindings, List<Object> facts, List<Object> witnesses) {
  /** Nothing was asked yet. */
  static final Match EMPTY = new Match(Bindings.NONE, List.of(), List.of());

  /** Copies the lists. */
  public Match {
    facts = List.copyOf(facts);
    witnesses = List.copyOf(witnesses);
  }

  Match taking(Object fact, Bindings more) {
    return new Match(more, joined(facts, List.of(fact)), witnesses);
  }

  Match seeing(Match inner) {
    List<Object> seen = inner.facts().subList(facts.size(), inner.facts().size());
    return new Match(bindings, facts, joined(witnesses, seen));
  }

  private static List<Object> joined(List<Object> some, List<Object> more) {
    List<Object> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  /** All facts that count for it. */
  public List<Object> all() {
    return joined(facts, witnesses);
  }
}
