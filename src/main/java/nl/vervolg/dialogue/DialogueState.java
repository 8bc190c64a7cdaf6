package nl.vervolg.dialogue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is remembered of a conversation.
 *
 * @param turns the turns that left something, oldest first; at most {@link #MEMORY}
 * @param asked number of turns so far, of any kind
 * @param offers readings of the last turn, where it was asked back which is meant, best first
 */
public record DialogueState(List<PastTurn> turns, int asked, List<Offer> offers) {
  /** Number of turns that can be gone back to. */
  public static final int MEMORY = 50;

  /** A conversation that has not begun. */
  public static final DialogueState EMPTY = new DialogueState(List.of(), 0, List.of());

  /** Copies the lists. */
  public DialogueState {
    turns = List.copyOf(turns);
    offers = List.copyOf(offers);
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
    all.add(counts(turn) ? turn.showing(last().orElseThrow().shown()) : turn);
    return new DialogueState(all, asked + 1, List.of());
  }

  /** A count of what was just listed shows no rows; those of the list can still be pointed at. */
  private boolean counts(PastTurn turn) {
    return turn.shown().isEmpty()
        && turn.question().act() == Act.COUNT
        && last()
            .map(list -> list.question().slots().equals(turn.question().slots()))
            .orElse(false);
  }

  /** The state after a turn that leaves nothing. */
  public DialogueState skip() {
    return new DialogueState(turns, asked + 1, List.of());
  }

  /** The state after a turn of which it is asked back what it means. */
  public DialogueState offering(List<Offer> readings) {
    return new DialogueState(turns, asked + 1, readings);
  }

  /** The offer of that rank, from 1. */
  public Optional<Offer> offer(int rank) {
    return rank < 1 || rank > offers.size() ? Optional.empty() : Optional.of(offers.get(rank - 1));
  }

  /**
   * The rows that positions count in: those of the last answer, but after a look at one thing those
   * of the list that it was picked from.
   */
  public List<ShownItem> table() {
    PastTurn last = last().orElse(null);
    if (last == null) {
      return List.of();
    }
    boolean looked = last.question().act() == Act.LOOKUP && last.shown().size() < 2;
    for (int i = turns.size() - 1; looked && i >= 0; i--) {
      if (turns.get(i).question().act() != Act.LOOKUP) {
        return turns.get(i).shown();
      }
    }
    return last.shown();
  }

  /** The turn of that number, if it is remembered. */
  public Optional<PastTurn> turn(int number) {
    return turns.stream().filter(turn -> turn.number() == number).findFirst();
  }
}
