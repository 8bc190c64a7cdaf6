package nl.vervolg;

import nl.vervolg.cli.Vervolg;

/** Composition root: hands the arguments to the command line. */
public final class App {
  private App() {}

  /** Starts the command line. */
  public static void main(String[] arguments) {
    System.exit(Vervolg.run(arguments));
  }
}
