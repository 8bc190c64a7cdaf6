package nl.vervolg.problem;

import java.util.Locale;

/** A number of things in words: "1 record", "2,000 records". */
public final class Counted {
  private Counted() {}

  /**
   * So many of them.
   *
   * @param thing the name of one, to which an s makes several
   */
  public static String of(long number, String thing) {
    return of(number, thing, thing + "s");
  }

  /** The same where the words for several are others, such as "entry" and "entries". */
  public static String of(long number, String one, String several) {
    return String.format(Locale.ROOT, "%,d ", number) + (number == 1 ? one : several);
  }
}
