package nl.vervolg.conversation;

import java.util.Optional;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;
import nl.vervolg.session.SessionId;

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

  /** A turn from end to end, of which nothing is kept. */
  public AnsweredTurn answer(SessionId session, String said, DialogueState state, Language usual) {
    return edition.answer(session, said, state, usual);
  }
}
