package nl.vervolg.match;

import java.util.Set;
import java.util.TreeSet;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.SlotName;

/**
 * A template as declared in {@code templates.yaml}.
 *
 * @param id its name
 * @param act the kind of question
 * @param find finds the things and puts them in order
 * @param show gives their columns
 * @param requires slots that must be filled
 * @param takes slots that may be filled as well
 * @param top how many rows are wanted; 0 for all
 * @param allFacts every known fact is shown
 */
record Template(
    TemplateId id,
    Act act,
    QueryText find,
    QueryText show,
    Set<SlotName> requires,
    Set<SlotName> takes,
    int top,
    boolean allFacts) {
  Template {
    requires = Set.copyOf(requires);
    takes = Set.copyOf(takes);
  }

  /** Filled slots that it has no use for. */
  Set<SlotName> unwanted(Set<SlotName> filled) {
    Set<SlotName> unwanted = new TreeSet<>(filled);
    unwanted.removeAll(requires);
    unwanted.removeAll(takes);
    return unwanted;
  }

  /** Slots that it needs and that are not filled. */
  Set<SlotName> missing(Set<SlotName> filled) {
    Set<SlotName> missing = new TreeSet<>(requires);
    missing.removeAll(filled);
    return missing;
  }
}
