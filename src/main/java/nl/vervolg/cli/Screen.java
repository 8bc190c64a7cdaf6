package nl.vervolg.cli;

import java.io.Console;
import java.io.PrintWriter;

/** What a person in front of a terminal sees, and nobody else. */
final class Screen {
  private static final int WIDTH = 40;

  private Screen() {}

  /** True when a person types; since Java 22 there is a console object for pipes as well. */
  @SuppressWarnings("SystemConsoleNull")
  static boolean isThere() {
    Console console = System.console();
    return console != null && (Runtime.version().feature() < 22 || isTerminal(console));
  }

  private static boolean isTerminal(Console console) {
    try {
      return (boolean) Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }

  /** Shows how far a long job is, on one line that the end of the job wipes out. */
  static void progress(PrintWriter err, int done, int all) {
    int filled = WIDTH * done / all;
    boolean moved = done == all || filled != WIDTH * (done - 1) / all;
    if (moved && isThere()) {
      String bar = "#".repeat(filled) + ".".repeat(WIDTH - filled) + " " + done + "/" + all;
      err.print("\r" + (done == all ? " ".repeat(bar.length()) + "\r" : bar));
      err.flush();
    }
  }
}
