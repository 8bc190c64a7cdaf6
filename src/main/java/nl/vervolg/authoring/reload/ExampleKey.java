package nl.vervolg.authoring.reload;

import nl.vervolg.authoring.examples.Exercise;

/**
 * What tells an example from all others, wherever its file has it.
 *
 * @param rule id of the rule that it is about; empty for a dialogue
 * @param pattern the pattern under which a dialogue stands; empty for an example of a rule
 * @param wanted whether the rule has to fire, or the pattern to show
 * @param text the example
 */
record ExampleKey(String rule, String pattern, boolean wanted, String text) {

  static ExampleKey of(Exercise exercise) {
    String text = exercise.example().text();
    if (exercise instanceof Exercise.OfRule own) {
      return new ExampleKey(own.rule().id(), "", own.fires(), text);
    }
    Exercise.Dialogue dialogue = (Exercise.Dialogue) exercise;
    return new ExampleKey("", dialogue.pattern(), dialogue.shows(), text);
  }

  /** A line that has not the form of a dialogue. */
  static ExampleKey unreadable(String line, String what) {
    return new ExampleKey("", what, false, line);
  }

  /** The same, of whichever rule. */
  ExampleKey ofAnyRule() {
    return new ExampleKey("", "", wanted, text);
  }
}
