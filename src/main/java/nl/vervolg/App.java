package nl.vervolg;

import java.util.logging.Level;
import java.util.logging.Logger;
import nl.vervolg.cli.Vervolg;

/** Composition root: hands the arguments to the command line. */
public final class App {
  /** Held, for a logger that nobody holds forgets its level. */
  private static final Logger VECTORS =
      Logger.getLogger("org.apache.lucene.internal.vectorization.VectorizationProvider");

  private static final Logger FILES = Logger.getLogger("org.apache.lucene.store");

  private App() {}

  /** Starts the command line. */
  public static void main(String[] arguments) {
    // On Java 23 and newer Lucene advises a newer Lucene, which is of no use to a user.
    VECTORS.setLevel(Level.SEVERE);
    // There it also tells how it maps files.
    FILES.setLevel(Level.WARNING);
    System.exit(Vervolg.run(arguments));
  }
}
