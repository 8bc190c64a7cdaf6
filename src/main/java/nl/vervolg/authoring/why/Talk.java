package nl.vervolg.authoring.why;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.conversation.Intake;
import nl.vervolg.dialogue.DialogueState;
import nl.vervolg.dialogue.ShownItem;

/**
 * A conversation of which the last turn is to be decided.
 *
 * @param begin what is remembered before the first of these turns
 * @param turns what is said, at least one turn
 */
public record Talk(DialogueState begin, List<Said> turns) {

  /**
   * A turn.
   *
   * @param words what is said
   * @param rows the rows of its answer; none where it is answered from the data
   */
  public record Said(String words, Optional<List<ShownItem>> rows) {}

  /** Copies the list. */
  public Talk {
    turns = List.copyOf(turns);
    if (turns.isEmpty()) {
      throw new IllegalArgumentException("Say at least one turn.");
    }
  }

  /**
   * A conversation from the beginning.
   *
   * @param said the turns; one can hold several with a bar between them, and the rows of its answer
   *     in brackets, as in an example
   * @throws IllegalArgumentException with a sentence, where one of them is no turn
   */
  public static Talk of(List<String> said) {
    List<Said> turns = new ArrayList<>();
    for (String each : said) {
      Optional<Example.Mistake> mistake = Example.mistake(each + " => ?");
      if (mistake.isPresent()) {
        throw new IllegalArgumentException(
            mistake.orElseThrow().what() + "\n" + mistake.orElseThrow().advice());
      }
      Example.turns(each).forEach(turn -> turns.add(said(turn)));
    }
    return new Talk(DialogueState.EMPTY, turns);
  }

  private static Said said(Example.Turn turn) {
    String words = Intake.clean(turn.said());
    if (words.isEmpty() || words.length() > Intake.LONGEST) {
      throw new IllegalArgumentException(
          "A turn needs 1 to "
              + Intake.LONGEST
              + " characters; this one has "
              + words.length()
              + ".");
    }
    return new Said(words, turn.rows().isEmpty() ? Optional.empty() : Optional.of(turn.rows()));
  }

  /** The turn that is to be decided. */
  public Said last() {
    return turns.get(turns.size() - 1);
  }

  /** The turns before it. */
  public List<Said> earlier() {
    return turns.subList(0, turns.size() - 1);
  }

  /** True where turns before the last are to be answered from the data. */
  public boolean asksData() {
    return earlier().stream().anyMatch(turn -> turn.rows().isEmpty());
  }

  /** The same with other words in one turn. */
  public Talk with(int turn, String words) {
    List<Said> changed = new ArrayList<>(turns);
    changed.set(turn, new Said(words, turns.get(turn).rows()));
    return new Talk(begin, changed);
  }

  /** The same last turn after other turns. */
  public Talk after(List<Said> others) {
    List<Said> changed = new ArrayList<>(others);
    changed.add(last());
    return new Talk(begin, changed);
  }
}
