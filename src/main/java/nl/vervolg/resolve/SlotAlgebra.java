package nl.vervolg.resolve;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Edit;
import nl.vervolg.dialogue.EditOp;
import nl.vervolg.dialogue.Mention;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;
import nl.vervolg.knowledge.Domain;
import nl.vervolg.knowledge.SlotType;

/** Works out the slots in force from those that live on and the edits of the turn. */
final class SlotAlgebra {
  private final Domain domain;

  SlotAlgebra(Domain domain) {
    this.domain = domain;
  }

  /** What is asked after the edits. */
  static Act act(Act before, List<Edit> edits) {
    return edits.stream()
        .filter(edit -> edit.op() == EditOp.ACT)
        .map(Edit::act)
        .findFirst()
        .orElse(before);
  }

  /** The slots after the edits, sorted by name. */
  List<Slot> apply(List<Slot> inherited, List<Edit> edits) {
    Map<SlotName, Slot> slots = new TreeMap<>();
    inherited.forEach(slot -> slots.put(slot.name(), slot));
    for (Edit edit : edits) {
      if (edit.op() == EditOp.DROP) {
        slots.remove(edit.slot());
      }
      edit.replaces().forEach(slots::remove);
    }
    for (Edit edit : edits) {
      if (edit.op() != EditOp.GATHER) {
        edit.value().stream().findFirst().ifPresent(value -> fill(slots, edit, value));
      }
    }
    gather(slots, edits);
    polarity(slots, edits);
    return List.copyOf(slots.values());
  }

  /** True when a question of that kind can have all these slots, as the workspace declares. */
  boolean possible(Resolution.Resolved reading) {
    return reading.slots().stream().allMatch(slot -> domain.takes(reading.act(), slot.name()));
  }

  /** The slots that a question names by itself, sorted by name. */
  List<Slot> named(List<Mention> mentions, Act act, List<Edit> edits) {
    Map<SlotName, Slot> slots = new TreeMap<>();
    for (Mention mention : mentions) {
      if (mention.reading() == 0 && domain.takes(act, mention.slot())) {
        slots.putIfAbsent(
            mention.slot(),
            new Slot(mention.slot(), mention.role(), mention.level(), mention.value()));
      }
    }
    polarity(slots, edits);
    return List.copyOf(slots.values());
  }

  /** Rows that were pointed at together, in the order in which they were shown. */
  private static void gather(Map<SlotName, Slot> slots, List<Edit> edits) {
    List<Edit> gathered =
        edits.stream()
            .filter(edit -> edit.op() == EditOp.GATHER)
            .sorted(Comparator.comparingInt(Edit::level))
            .toList();
    if (gathered.isEmpty()) {
      return;
    }
    List<SlotValue> things = gathered.stream().map(edit -> edit.value().get(0)).distinct().toList();
    Edit first = gathered.get(0);
    SlotValue filler = things.size() == 1 ? things.get(0) : new SlotValue.AnyOf(things);
    slots.put(first.slot(), new Slot(first.slot(), first.role(), 0, filler));
  }

  private static void fill(Map<SlotName, Slot> slots, Edit edit, SlotValue value) {
    slots.put(edit.slot(), new Slot(edit.slot(), edit.role(), edit.level(), value));
  }

  /**
   * Which condition is negated: the one that the turn says, else the one before while it is there.
   */
  private void polarity(Map<SlotName, Slot> slots, List<Edit> edits) {
    Optional<SlotType> polarity = domain.slot(Role.POLARITY);
    if (polarity.isEmpty()) {
      return;
    }
    SlotName name = polarity.orElseThrow().name();
    Optional<SlotName> said =
        edits.stream().filter(edit -> edit.op() == EditOp.NEGATE).map(Edit::slot).findFirst();
    said.ifPresent(
        slot -> slots.put(name, new Slot(name, Role.POLARITY, 0, new SlotValue.Negated(slot))));
    Slot negation = slots.get(name);
    if (said.isEmpty()
        && negation != null
        && negation.filler() instanceof SlotValue.Negated negated) {
      boolean renewed = edits.stream().anyMatch(edit -> edit.slot().equals(negated.slot()));
      if (renewed || !slots.containsKey(negated.slot())) {
        slots.remove(name);
      }
    }
  }
}
