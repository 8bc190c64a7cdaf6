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
   * @param failures examples that held before and fail, where edits are taken into use untested
   * @param before examples that failed before and still do
   * @param took from the moment at which the files did not change any more
   */
  record Taken(
      Edits edits,
      boolean rulesOnly,
      int examples,
      List<Problem> failures,
      List<Problem> before,
      Duration took)
      implements Reloaded {
    /** Copies the lists. */
    public Taken {
      failures = List.copyOf(failures);
      before = List.copyOf(before);
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
   * Examples fail that held before; the files from before stay.
   *
   * @param examples number of examples that were run
   * @param failures those that fail now, by place
   * @param before those that failed before as well, by place
   */
  record Failing(Edits edits, int examples, List<Problem> failures, List<Problem> before)
      implements Reloaded {
    /** Copies the lists. */
    public Failing {
      failures = List.copyOf(failures);
      before = List.copyOf(before);
    }
  }

  /**
   * There is nothing to take into use: only examples were edited, or the files are again those in
   * use.
   *
   * @param examples number of examples that were run
   * @param failures those that fail on what is in use, by place
   */
  record Unchanged(Edits edits, int examples, List<Problem> failures) implements Reloaded {
    /** Copies the list. */
    public Unchanged {
      failures = List.copyOf(failures);
    }
  }
}
