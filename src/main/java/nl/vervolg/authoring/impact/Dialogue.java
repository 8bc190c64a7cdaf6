package nl.vervolg.authoring.impact;

import java.util.List;
import java.util.Optional;
import nl.vervolg.conversation.Example;

/**
 * A dialogue that somebody accepted, with how it ends.
 *
 * @param from where it is written, for a person
 * @param owner to whom it belongs
 * @param example the dialogue
 * @param heading the heading above it; none for the examples of rules
 */
record Dialogue(String from, Owner owner, Example example, Optional<Heading> heading) {

  /** To whom a dialogue belongs. */
  enum Owner {
    /** The workspace: it stands in an example file. */
    WORKSPACE,
    /** A rule of the workspace. */
    PRESENT_RULE,
    /** An edited rule, and no other. */
    EDITED_RULE
  }

  /**
   * What the heading above a dialogue says of its last turn.
   *
   * @param pattern a pattern
   * @param shows whether it shows that pattern; else it only comes near
   */
  record Heading(String pattern, boolean shows) {}

  List<String> said() {
    return example.turns().stream().map(Example.Turn::said).toList();
  }

  /** Whether it ends as written, and shows the pattern of its heading. */
  boolean accepts(Example.Outcome outcome, Decision decision) {
    return outcome.asExpected()
        && heading
            .map(written -> written.pattern().equals(decision.shown()) == written.shows())
            .orElse(true);
  }
}
