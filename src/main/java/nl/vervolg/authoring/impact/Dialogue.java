package nl.vervolg.authoring.impact;

import java.util.List;
import nl.vervolg.authoring.examples.Example;
import nl.vervolg.authoring.examples.Exercise;
import nl.vervolg.authoring.examples.Patterns;
import nl.vervolg.knowledge.Domain;

/**
 * A dialogue that somebody accepted, with how it ends.
 *
 * @param owner to whom it belongs
 * @param exercise the dialogue
 */
record Dialogue(Owner owner, Exercise exercise) {

  /** To whom a dialogue belongs. */
  enum Owner {
    /** The workspace: it stands in an example file. */
    WORKSPACE,
    /** A rule of the workspace. */
    PRESENT_RULE,
    /** An edited rule, and no other. */
    EDITED_RULE
  }

  /** Where it is written, for a person. */
  String from() {
    return exercise instanceof Exercise.OfRule own
        ? "rule " + own.rule().id()
        : exercise.place().file().getFileName() + ":" + exercise.place().line();
  }

  String text() {
    return exercise.example().text();
  }

  List<Example.Turn> turns() {
    return exercise.example().turns();
  }

  List<String> said() {
    return turns().stream().map(Example.Turn::said).toList();
  }

  /**
   * Whether it ends as written, and shows the pattern of its heading. Which rules fire on the way
   * does not count.
   */
  boolean accepts(Example.Outcome outcome, Domain domain) {
    boolean headed =
        !(exercise instanceof Exercise.Dialogue dialogue)
            || Patterns.shown(outcome.last().resolution(), domain).equals(dialogue.pattern())
                == dialogue.shows();
    return headed && outcome.asExpected();
  }
}
