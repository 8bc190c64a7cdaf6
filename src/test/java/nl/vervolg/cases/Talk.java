package nl.vervolg.cases;

import java.util.ArrayList;
import java.util.List;
import nl.vervolg.Heritage;
import nl.vervolg.conversation.Intake;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.Language;

/**
 * A conversation with the workspace of the repository, resolved turn by turn and without queries.
 */
public final class Talk {
  private final Language usual;
  private DialogueState state = DialogueState.EMPTY;

  private Talk(Language usual) {
    this.usual = usual;
  }

  /** A conversation that begins in that language. */
  public static Talk in(Language usual) {
    return new Talk(usual);
  }

  /** A conversation that has had those turns. */
  public static Talk after(Language usual, List<Said> history) {
    Talk talk = in(usual);
    history.forEach(talk::say);
    return talk;
  }

  /** The turn that comes of a question after a history. */
  public static ResolvedTurn last(Language usual, List<Said> history, String question) {
    return after(usual, history).hear(question);
  }

  /** Every turn of a dialogue. */
  public static List<ResolvedTurn> all(Language usual, List<Said> history, String question) {
    Talk talk = in(usual);
    List<ResolvedTurn> turns = new ArrayList<>();
    history.forEach(said -> turns.add(talk.say(said)));
    turns.add(talk.hear(question));
    return turns;
  }

  /** What comes of a turn, which is then part of the conversation. */
  public ResolvedTurn say(Said said) {
    ResolvedTurn turn = hear(said.text());
    state = turn.next(state, said.rows());
    return turn;
  }

  /** What would come of a turn. */
  public ResolvedTurn hear(String question) {
    return Heritage.workspace()
        .resolver()
        .resolve(Intake.clean(question), state, state.languageOr(usual));
  }
}
