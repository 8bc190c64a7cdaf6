package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nl.vervolg.dialogue.Namesake;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.knowledge.Knowledge;
import nl.vervolg.knowledge.Label;
import nl.vervolg.knowledge.WordForm;

/** Finds other things of the same name. Few turns ask for them, so nothing is kept ready. */
public final class Namesakes {
  private final Knowledge knowledge;

  /** Looks in these names. */
  public Namesakes(Knowledge knowledge) {
    this.knowledge = knowledge;
  }

  /** The things of the same role that share a name with the filler of the slot. */
  public List<Namesake> of(Slot slot) {
    Set<String> names = new HashSet<>();
    for (Label label : knowledge.labels()) {
      if (label.slot().name().equals(slot.name())
          && label.form() == WordForm.NAME
          && label.value().equals(slot.filler())) {
        names.add(label.text());
      }
    }
    List<Namesake> namesakes = new ArrayList<>();
    for (Label label : knowledge.labels()) {
      Namesake namesake =
          new Namesake(slot.name(), label.slot().name(), label.slot().level(), label.value());
      if (label.slot().role() == slot.role()
          && label.form() == WordForm.NAME
          && !label.value().equals(slot.filler())
          && names.contains(label.text())
          && !namesakes.contains(namesake)) {
        namesakes.add(namesake);
      }
    }
    return namesakes;
  }
}
