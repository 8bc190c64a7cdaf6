package nl.vervolg.resolve.rules;

import java.util.List;
import nl.vervolg.dialogue.Antecedent;
import nl.vervolg.dialogue.Dependence;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.Ellipsis;
import nl.vervolg.dialogue.Meant;
import nl.vervolg.dialogue.Proposal;
import nl.vervolg.dialogue.Recast;
import nl.vervolg.dialogue.Restored;
import nl.vervolg.dialogue.Scope;
import nl.vervolg.dialogue.Veto;
import nl.vervolg.dialogue.Withheld;

/**
 * One step of a derivation: a rule, what it read and what it concluded.
 *
 * @param rule the rule
 * @param premises the facts that it matched
 * @param conclusion the fact that it inserted
 */
public record Firing(Rule rule, List<Object> premises, Object conclusion) {
  private static final List<Class<?>> DECISIVE =
      List.of(
          Proposal.class,
          Edit.class,
          Antecedent.class,
          Ellipsis.class,
          Scope.class,
          Veto.class,
          Meant.class,
          Dependence.class,
          Restored.class,
          Withheld.class,
          Recast.class);

  /** Copies the list. */
  public Firing {
    premises = List.copyOf(premises);
  }

  /** Says whether this step decides something of what the turn means; the others observe. */
  public boolean decides() {
    return DECISIVE.stream().anyMatch(type -> type.isInstance(conclusion));
  }
}
