package nl.vervolg.dialogue;

/**
 * A row of the last answer that a later turn may point at (centering: a forward-looking centre; the
 * rank is its salience, 1 the highest).
 *
 * @param item the row
 * @param slot the entity slot it would fill
 * @param rank position from the top, from 1
 * @param fromEnd position from the end, from 1
 * @param rankInType position among the rows of its class
 * @param fromEndInType the same, from the end
 */
public record Focus(
    ShownItem item, SlotName slot, int rank, int fromEnd, int rankInType, int fromEndInType)
    implements Referent {

  /** Key of the class of the row, or empty. */
  public String type() {
    return item.type();
  }
}
