package nl.vervolg.conversation;

import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;

/** Answers turns as a conversation does, and keeps nothing. Thread-safe. */
public final class Rehearsal {
  private final Edition edition;

  /** About a workspace, which stays somebody else's to close. */
  public Rehearsal(Workspace workspace) {
    this.edition = Edition.of(workspace);
  }

  /** What would be remembered after a turn: it is answered, so that its rows can be pointed at. */
  public DialogueState after(ResolvedTurn turn, DialogueState state) {
    Optional<Answering.Outcome> outcome =
        turn.question().map(question -> edition.answering().answer(question, turn.resolution()));
    return Edition.after(turn, state, outcome);
  }
}
