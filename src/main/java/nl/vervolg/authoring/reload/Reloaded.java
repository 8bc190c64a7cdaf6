package nl.vervolg.authoring.reload;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import nl.vervolg.problem.Problem;

/** What came of an edit. */
public sealed interface Reloaded {

  /** What was edited. */
  Edits edits();

  /**
   * The edit is in use.
   *
   * @param rulesOnly whether only rules were read anew, and not knowledge and templates
   * @param examples what came of the examples
   * @param took from the moment at which the files did not change any more
   */
  record Taken(Edits edits, boolean rulesOnly, ExampleResults examples, Duration took)
      implements Reloaded {}

  /**
   * The files cannot be used; those from before stay.
   *
   * @param problems every reason, by place
   */
  record Refused(Edits edits, List<Problem> problems) implements Reloaded {
    /** Copies the list. */
    public Refused {
      problems = List.copyOf(problems);
    }
  }

  /**
   * The examples speak against the edit; the files from before stay.
   *
   * @param examples what came of the examples
   */
  record Failing(Edits edits, ExampleResults examples) implements Reloaded {}

  /**
   * There is nothing to take into use: only examples were edited, or the files are again those in
   * use.
   *
   * @param examples what came of the examples on what is in use, where they were edited
   */
  record Unchanged(Edits edits, Optional<ExampleResults> examples) implements Reloaded {}
}
