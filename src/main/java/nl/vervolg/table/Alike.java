package nl.vervolg.table;

import java.util.List;

/** Whether two words are forms of one word, in any language: they begin alike. */
final class Alike {
  private static final int STEM = 4;
  private static final int ENDING = 3;

  private Alike() {}

  static boolean words(String one, String other) {
    if (one.equals(other)) {
      return true;
    }
    int most = Math.min(one.length(), other.length());
    int same = 0;
    while (same < most && one.charAt(same) == other.charAt(same)) {
      same++;
    }
    int longest = Math.max(one.length(), other.length());
    boolean plural =
        same == most && longest - same == 1 && (one.endsWith("s") || other.endsWith("s"));
    boolean letters = most > 0 && Character.isLetter(one.charAt(0));
    return letters && same >= (plural ? ENDING : Math.max(STEM, longest - ENDING));
  }

  /** The same for runs of words. */
  static boolean all(List<String> some, List<String> others) {
    boolean alike = some.size() == others.size();
    for (int i = 0; alike && i < some.size(); i++) {
      alike = words(some.get(i), others.get(i));
    }
    return alike;
  }
}
