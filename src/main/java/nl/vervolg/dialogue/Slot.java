package nl.vervolg.dialogue;

/**
 * A filled slot of a question; as a fact, one of the last question that was understood.
 *
 * @param name the slot
 * @param role what it is for
 * @param level see {@link Mention#level()}
 * @param filler its value
 */
public record Slot(SlotName name, Role role, int level, SlotValue filler) implements Referent {

  /** The filler as the outside sees it. */
  public String getKey() {
    return filler.key();
  }

  /** Name of the slot whose condition this slot negates, or empty. */
  public String getNegates() {
    return filler instanceof SlotValue.Negated negated ? negated.slot().value() : "";
  }
}
