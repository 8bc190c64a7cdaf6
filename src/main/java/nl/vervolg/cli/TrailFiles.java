package nl.vervolg.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailHead;
import nl.vervolg.audit.TrailProblem;
import nl.vervolg.conversation.trail.TrailJournal;
import nl.vervolg.home.Hindrance;
import nl.vervolg.problem.Counted;
import nl.vervolg.session.SessionStore;

/** The trail of a home, for commands. */
final class TrailFiles {
  /** So many problems are shown where others matter more. */
  private static final int MOST = 3;

  /** So many are shown where they are what was asked for. */
  private static final int ALL = 100;

  private TrailFiles() {}

  /** Says so where there is no record at all, which is no trail that holds. */
  static boolean missing(Path home, PrintWriter err) {
    return missing(home, List.of(), err);
  }

  /**
   * The same.
   *
   * @param known records that the sessions know of
   */
  static boolean missing(Path home, List<TrailHead> known, PrintWriter err) {
    Path folder = TrailJournal.folder(home);
    boolean missing = TrailCheck.size(folder) == 0;
    Optional<Hindrance> hindrance = Hindrance.toRead(folder);
    if (missing && hindrance.isPresent()) {
      err.println("The trail in (" + folder + ") cannot be read" + hindrance.get().text());
    } else if (missing) {
      err.println(
          "There is no trail in ("
              + folder
              + ").\nNothing was recorded there yet, or it was taken away; where it lies in another folder, name that with --home.");
      known.forEach(
          head -> err.println("The sessions know of its record " + head + ": it was taken away."));
    }
    return missing;
  }

  /** Checks the whole trail, and shows how far it is. */
  static TrailCheck.Report check(HomeOption home, Optional<TrailHead> anchor, PrintWriter err) {
    List<TrailHead> known = known(home.folder());
    Path folder = TrailJournal.folder(home.folder());
    ProgressBar bar = new ProgressBar(err, TrailCheck.size(folder));
    TrailCheck.Report report = TrailCheck.run(folder, anchor, known, bar::to);
    bar.end();
    return report;
  }

  /** Records that have to be in the trail, for the sessions of the home have their turns. */
  static List<TrailHead> known(Path home) {
    return SessionStore.marks(home.resolve("sessions")).stream()
        .map(mark -> new TrailHead(mark.number(), mark.hash()))
        .toList();
  }

  /**
   * The first problems, one a line, and how many more there are.
   *
   * @param all how many there are
   * @param more what is said of each
   */
  static List<String> lines(List<TrailProblem> problems, long all, String more) {
    List<String> lines = new ArrayList<>();
    problems.stream().limit(ALL).forEach(problem -> lines.add(problem.text() + more));
    long left = all - lines.size();
    if (left > 0) {
      lines.add("And " + Counted.of(left, "problem") + " more." + more);
    }
    return lines;
  }

  /** What a command that is no check says of a trail that is not whole; true where it is whole. */
  static boolean whole(TrailCheck.Report report, PrintWriter err) {
    if (!report.told().isEmpty()) {
      err.println(
          "The trail itself tells of "
              + Counted.of(report.known(), "problem")
              + ". See: vervolg audit verify");
    }
    report.problems().stream().limit(MOST).map(TrailProblem::text).forEach(err::println);
    if (!report.problems().isEmpty()) {
      err.println(
          "The trail is not whole: "
              + Counted.of(report.wrong(), "problem")
              + ".\nRun: vervolg audit verify");
    }
    return report.problems().isEmpty();
  }
}
