package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.dialogue.Container;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;

/** Finds the larger places around one. Few turns ask for them, so nothing is kept ready. */
public final class Containers {
  private final Knowledge knowledge;

  /** Looks in these names. */
  public Containers(Knowledge knowledge) {
    this.knowledge = knowledge;
  }

  /** The things of the same role that what fills the slot lies in, in the order of the data. */
  public List<Container> of(Slot slot) {
    Set<String> around = new HashSet<>();
    for (Label label : knowledge.labels()) {
      if (label.slot().name().equals(slot.name()) && label.value().equals(slot.filler())) {
        around.addAll(label.within());
      }
    }
    List<Container> containers = new ArrayList<>();
    for (Label label : knowledge.labels()) {
      Container container =
          new Container(slot.name(), label.slot().name(), label.slot().level(), label.value());
      if (label.slot().role() == slot.role()
          && label.slot().level() > slot.level()
          && label.value() instanceof SlotValue.Term term
          && term.iris().stream().anyMatch(around::contains)
          && !containers.contains(container)) {
        containers.add(container);
      }
    }
    return containers;
  }
}
