package nl.vervolg.cli;

import java.io.Console;
import java.io.IOException;
import java.io.PrintWriter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

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

  /** Characters in a line of the terminal; 0 where there is none. */
  static int width() {
    if (!isThere()) {
      return 0;
    }
    try (Terminal terminal = TerminalBuilder.builder().system(true).dumb(true).build()) {
      return terminal.getWidth();
    } catch (IOException e) {
      return 0;
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
