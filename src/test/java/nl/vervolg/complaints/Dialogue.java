package nl.vervolg.complaints;

import java.util.List;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.cases.Said;
import nl.vervolg.cases.Seen;
import nl.vervolg.cases.Talk;
import nl.vervolg.conversation.ResolvedTurn;
import nl.vervolg.dialogue.Language;

/** A conversation written on one line: turns between bars, the rows of an answer in brackets. */
final class Dialogue {
  private Dialogue() {}

  /** What the last turn comes to. */
  static Seen seen(String dialogue) {
    return Seen.of(turn(dialogue));
  }

  /** The last turn. */
  static ResolvedTurn turn(String dialogue) {
    List<Said> turns =
        Example.parse(dialogue + " => -").turns().stream()
            .map(turn -> new Said(turn.said(), turn.rows()))
            .toList();
    int last = turns.size() - 1;
    return Talk.last(new Language("nl"), turns.subList(0, last), turns.get(last).text());
  }
}
