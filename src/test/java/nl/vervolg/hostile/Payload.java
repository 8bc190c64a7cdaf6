package nl.vervolg.hostile;

import nl.vervolg.dialogue.EllipsisKind;

/** What hostile rule files try to reach. Whoever loads it leaves a mark. */
public final class Payload {
  /** Name of the system property that is the mark. */
  static final String MARK = "vervolg.hostile";

  /** A constant that a rule would like to have. */
  public static final EllipsisKind KIND = EllipsisKind.valueOf(run());

  /** Another one, which no compiler can copy. */
  public static final int ONE = Integer.parseInt("1");

  /** Leaves the mark. */
  public static String run() {
    System.setProperty(MARK, "Payload");
    return "FRAGMENT";
  }
}
