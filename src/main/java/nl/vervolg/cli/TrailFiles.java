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

  /** Checks the whole trail, and shows how far it is. */
  static TrailCheck.Report check(HomeOption home, Optional<TrailHead> anchor, PrintWriter err) {
    Path folder = TrailJournal.folder(home.folder());
    ProgressBar bar = new ProgressBar(err, TrailCheck.size(folder));
    TrailCheck.Report report = TrailCheck.run(folder, anchor, bar::to);
    bar.end();
    return report;
  }
}
