package nl.vervolg.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import nl.vervolg.audit.TrailCheck;
import nl.vervolg.audit.TrailHead;
import nl.vervolg.conversation.trail.TrailJournal;

/** The trail of a home, for commands. */
final class TrailFiles {
  private TrailFiles() {}

  /** Says so where there is no record at all, which is no trail that holds. */
  static boolean missing(Path home, PrintWriter err) {
    Path folder = TrailJournal.folder(home);
    boolean missing = TrailCheck.size(folder) == 0;
    if (missing) {
      err.println(
          "There is no trail in ("
              + folder
              + ").\nNothing was recorded there yet, or it was taken away; where it lies in another folder, name that with --home.");
    }
    return missing;
  }

  /** Checks the whole trail, and shows how far it is. */
  static TrailCheck.Report check(HomeOption home, Optional<TrailHead> anchor, PrintWriter err) {
    Path folder = TrailJournal.folder(home.folder());
    ProgressBar bar = new ProgressBar(err, TrailCheck.size(folder));
    TrailCheck.Report report = TrailCheck.run(folder, anchor, bar::to);
    bar.end();
    return report;
  }
}
