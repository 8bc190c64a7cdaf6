package nl.vervolg.conversation;

import nl.vervolg.problem.DrawnText;

/** Cleans what comes from outside before anything looks at it. */
public final class Intake {
  /** Longest turn that is looked at, in characters. */
  public static final int LONGEST = 2000;

  private Intake() {}

  /** The text in normal form, without signs that nobody sees. */
  public static String clean(String said) {
    return DrawnText.said(said);
  }
}
