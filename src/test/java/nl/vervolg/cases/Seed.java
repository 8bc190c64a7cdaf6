package nl.vervolg.cases;

/**
 * The number that random choices begin with: always the same unless {@code -Dseed=...} is given.
 */
public final class Seed {
  /** The number. */
  public static final long VALUE = Long.getLong("seed", 1_648);

  private Seed() {}

  /** What to give to Maven to see the same again. */
  public static String again() {
    return "-Dseed=" + VALUE;
  }
}
