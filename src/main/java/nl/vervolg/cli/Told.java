package nl.vervolg.cli;

import java.io.PrintWriter;
import java.util.HashSet;
import java.util.Set;
import nl.vervolg.problem.DrawnText;

/** What a command tells beside its result, each thing once, however often it shows. */
final class Told {
  private final PrintWriter err;
  private final Set<String> told = new HashSet<>();

  Told(PrintWriter err) {
    this.err = err;
  }

  /** Where people look. */
  PrintWriter err() {
    return err;
  }

  /** Tells it, unless it was told before. */
  void tell(String what) {
    if (told.add(what)) {
      err.println(DrawnText.lines(what));
    }
  }
}
