package nl.vervolg.authoring.reload;

import java.time.Duration;
import java.util.List;
import nl.vervolg.problem.Problem;

/** What came of an edit. */
public sealed interface Reloaded {

  /** What was edited. */
  Edits edits();

  /**
   * The edit is in use.
   *
   * @param rulesOnly whether only rules were read anew, and not knowledge and templates
   * @param examples number of examples that were run
   * @param failures examples that fail, where edits are taken into use untested
   * @param took from the moment at which the files did not change any more
   */
  record Taken(Edits edits, boolean rulesOnly, int examples, List<Problem> failures, Duration took)
      implements Reloaded {
    /** Copies the list. */
    public Taken {
      failures = List.copyOf(failures);
    }
  }

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
   * Examples fail; the files from before stay.
   *
   * @param examples number of examples that were run
   * @param failures those that fail, by place
   */
  record Failing(Edits edits, int examples, List<Problem> failures) implements Reloaded {
    /** Copies the list. */
    public Failing {
      failures = List.copyOf(failures);
    }
  }

  /**
   * There is nothing to take into use: only examples were edited, or the files are again those in
   * use.
   *
   * @param examples number of examples that were run, all of which pass
   */
  record Unchanged(Edits edits, int examples) implements Reloaded {}
}
