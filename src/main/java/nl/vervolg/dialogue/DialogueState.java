package nl.vervolg.dialogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is remembered of a conversation.
 *
 * @param turns the turns that left something, oldest first; at most {@link #MEMORY}
 * @param asked number of turns so far, of any kind
 */
public record DialogueState(List<PastTurn> turns, int asked) {
  /** Number of turns that can be gone back to. */
  public static final int MEMORY = 50;

  /** A conversation that has not begun. */
  public static final DialogueState EMPTY = new DialogueState(List.of(), 0);

  /** Copies the list. */
  public DialogueState {
    turns = List.copyOf(turns);
  }

  /** The last turn that left something. */
  public Optional<PastTurn> last() {
    return turns.isEmpty() ? Optional.empty() : Optional.of(turns.get(turns.size() - 1));
  }

  /** The language of the last question, or that one when there is none. */
  public Language languageOr(Language usual) {
    return last().map(turn -> turn.question().language()).orElse(usual);
  }

  /** The state after a turn that leaves something. */
  public DialogueState with(PastTurn turn) {
    List<PastTurn> all =
        new ArrayList<>(turns.subList(Math.max(0, turns.size() - MEMORY + 1), turns.size()));
    all.add(turn);
    return new DialogueState(all, asked + 1);
  }

  /** The state after a turn that leaves nothing. */
  public DialogueState skip() {
    return new DialogueState(turns, asked + 1);
  }
}
