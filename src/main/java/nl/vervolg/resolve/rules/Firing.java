package nl.vervolg.resolve.rules;

import java.util.List;

/**
 * One step of a derivation: a rule, what it read and what it concluded.
 *
 * @param rule the rule
 * @param premises the facts that it matched
 * @param conclusion the fact that it inserted
 */
public record Firing(Rule rule, List<Object> premises, Object conclusion) {
  /** Copies the list. */
  public Firing {
    premises = List.copyOf(premises);
  }
}
