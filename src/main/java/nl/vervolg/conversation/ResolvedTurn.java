package nl.vervolg.conversation;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Offer;
import nl.vervolg.dialogue.PastTurn;
import nl.vervolg.dialogue.Question;
import nl.vervolg.dialogue.ShownItem;
import nl.vervolg.resolve.Resolution;
import nl.vervolg.understand.Understanding;

/**
 * A turn after stages 1 to 3.
 *
 * @param understanding what was observed
 * @param resolution the verdict
 * @param question the complete question; none where the verdict is not one
 * @param offers the readings to choose from, where it has to be asked back which is meant
 */
public record ResolvedTurn(
    Understanding understanding,
    Resolution resolution,
    Optional<Question> question,
    List<Offer> offers) {
  /** Copies the list. */
  public ResolvedTurn {
    offers = List.copyOf(offers);
  }

  /** A turn that offers nothing. */
  ResolvedTurn(Understanding understanding, Resolution resolution, Optional<Question> question) {
    this(understanding, resolution, question, List.of());
  }

  /**
   * The state after the turn. A turn that is no question, or names no slot, leaves nothing.
   *
   * @param shown the rows of its answer
   */
  public DialogueState next(DialogueState state, List<ShownItem> shown) {
    return question
        .filter(asked -> !asked.slots().isEmpty())
        .map(asked -> state.with(new PastTurn(state.asked() + 1, asked, shown.size(), shown)))
        .orElseGet(() -> state.offering(offers));
  }
}
