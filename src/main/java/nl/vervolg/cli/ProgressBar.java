package nl.vervolg.cli;

import java.io.PrintWriter;

/** Shows how far a job is of which the amount is a long number. */
final class ProgressBar {
  private static final int STEPS = 1000;

  private final PrintWriter err;
  private final long all;
  private int shown;

  /**
   * A bar.
   *
   * @param all the whole amount
   */
  ProgressBar(PrintWriter err, long all) {
    this.err = err;
    this.all = Math.max(1, all);
  }

  /** So much is done. */
  void to(long done) {
    int step = (int) (STEPS * Math.min(done, all) / all);
    if (step > shown) {
      shown = step;
      Screen.progress(err, step, STEPS);
    }
  }

  /** All is done. */
  void end() {
    to(all);
  }
}
