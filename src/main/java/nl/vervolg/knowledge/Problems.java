package nl.vervolg.knowledge;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Collects what is wrong in the files of a workspace, to report all of it at once. */
public final class Problems {

  /**
   * One thing that is wrong.
   *
   * @param file where
   * @param line line in it, from 1; 0 for the file as a whole
   * @param what one sentence: what is wrong, with the value
   * @param advice one sentence: what to do
   */
  public record Problem(Path file, int line, String what, String advice) {
    @Override
    public String toString() {
      String where = line > 0 ? file + ":" + line : file.toString();
      return where + ": " + what + "\n    " + advice;
    }
  }

  private final List<Problem> found = new ArrayList<>();

  /** Notes a problem. */
  public void add(Path file, int line, String what, String advice) {
    found.add(new Problem(file, line, what, advice));
  }

  /** Notes the problems of another loader. */
  public void addAll(WorkspaceException other) {
    found.addAll(other.problems());
  }

  /** What was found so far, by file and line. */
  public List<Problem> list() {
    return found.stream()
        .distinct()
        .sorted(
            Comparator.comparing((Problem problem) -> problem.file().toString())
                .thenComparingInt(Problem::line)
                .thenComparing(Problem::what))
        .toList();
  }

  /** Ends the loading when anything was found. */
  public void throwIfAny() {
    if (!found.isEmpty()) {
      throw new WorkspaceException(list());
    }
  }

  /** A workspace that cannot be used, with every reason. */
  public static final class WorkspaceException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final transient List<Problem> problems;

    /** Carries the problems. */
    public WorkspaceException(List<Problem> problems) {
      super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
      this.problems = List.copyOf(problems);
    }

    /** Every problem, by file and line. */
    public List<Problem> problems() {
      return problems;
    }
  }
}
