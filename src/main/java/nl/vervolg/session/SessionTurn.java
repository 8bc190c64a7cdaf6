package nl.vervolg.session;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.PastTurn;

/**
 * A turn as it is kept.
 *
 * @param number position in the conversation, from 1
 * @param said what the user said
 * @param answer what was answered
 * @param left what later turns can depend on; none for a turn that left nothing
 * @param offers the readings that were offered, where it was asked back what is meant
 */
public record SessionTurn(
    int number, String said, String answer, Optional<PastTurn> left, List<Offer> offers) {
  /** Copies the list. */
  public SessionTurn {
    offers = List.copyOf(offers);
  }

  /** A turn of which nothing was asked back. */
  public SessionTurn(int number, String said, String answer, Optional<PastTurn> left) {
    this(number, said, answer, left, List.of());
  }

  /** The state of a conversation after the turn. */
  public DialogueState after(DialogueState before) {
    return new DialogueState(
        left.map(past -> before.with(past).turns()).orElse(before.turns()), number, offers);
  }
}
