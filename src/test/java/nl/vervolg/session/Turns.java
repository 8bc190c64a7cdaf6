package nl.vervolg.session;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Act;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.QuestionForm;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.dialogue.SlotName;
import nl.vervolg.dialogue.SlotValue;

/** Turns to fill stores with. */
public final class Turns {
  private static final Language DUTCH = new Language("nl");

  private Turns() {}

  /** A turn that later turns can depend on; its number stands in every part of it. */
  public static SessionTurn donating(int number) {
    Slot place =
        new Slot(
            new SlotName("place"),
            Role.LOCATION,
            1,
            new SlotValue.Term("town " + number, List.of()));
    return new SessionTurn(
        number,
        "question " + number,
        "answer " + number,
        Optional.of(past(number, List.of(place), List.of(new QuestionForm.Words("words")))));
  }

  /** A turn that leaves nothing. */
  public static SessionTurn silent(int number) {
    return new SessionTurn(number, "thanks " + number, "You are welcome.", Optional.empty());
  }

  static PastTurn past(int number, List<Slot> slots, List<QuestionForm.Part> form) {
    return new PastTurn(
        number, new Question(Act.LIST, slots, DUTCH, new QuestionForm(form)), 0, List.of());
  }
}
