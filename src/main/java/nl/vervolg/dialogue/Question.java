package nl.vervolg.dialogue;

import java.util.List;
import java.util.Optional;

/**
 * A complete question: what is asked, with the slots in force.
 *
 * @param act what is asked
 * @param slots filled slots, sorted by name, one filler each
 * @param language its language
 * @param form its words
 */
public record Question(Act act, List<Slot> slots, Language language, QuestionForm form) {
  /** Copies the list. */
  public Question {
    slots = List.copyOf(slots);
  }

  /** The filled slot of that name. */
  public Optional<Slot> slot(SlotName name) {
    for (Slot slot : slots) {
      if (slot.name().equals(name)) {
        return Optional.of(slot);
      }
    }
    return Optional.empty();
  }

  /** The first filled slot of that role. */
  public Optional<Slot> slot(Role role) {
    for (Slot slot : slots) {
      if (slot.role() == role) {
        return Optional.of(slot);
      }
    }
    return Optional.empty();
  }

  /** The words. */
  public String text() {
    return form.text();
  }
}
