package nl.vervolg.problem;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Collects what is wrong in the files of a workspace, to report all of it at once. */
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  /** Notes a problem. */
  public void add(Problem problem) {
    found.add(problem);
  }

  /** Notes an error in a file other than a rule file. */
  public void add(Path file, int line, String what, String advice) {
    add(new Problem(new Place(file, line), what, advice));
  }

  /** Notes several problems. */
  public void addAll(Collection<Problem> others) {
    found.addAll(others);
  }

  /** What was found so far, by place. */
  public List<Problem> list() {
    return found.stream()
        .distinct()
        .sorted(Comparator.comparing(Problem::place).thenComparing(Problem::what))
        .toList();
  }

  /** True when a file cannot be used. */
  public boolean fatal() {
    return found.stream().anyMatch(problem -> problem.severity() == Severity.ERROR);
  }

  /** Ends the loading when a file cannot be used. */
  public void throwIfAny() {
    if (fatal()) {
      throw new WorkspaceException(
          list().stream().filter(problem -> problem.severity() == Severity.ERROR).toList());
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

    /** Every problem, by place. */
    public List<Problem> problems() {
      return problems;
    }
  }
}
