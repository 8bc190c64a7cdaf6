package nl.vervolg.understand;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Finds words that are one edit away (one letter more, less or other, or two neighbours swapped),
 * by the deletions that both have in common (SymSpell, W. Garbe 2012). The first letter has to be
 * right: people seldom miss it, and it keeps chance hits out.
 */
final class TypoIndex {
  /**
   * Shorter words are not corrected: too many others are one letter away. In words of this length
   * only swapped letters are.
   */
  static final int SHORTEST = 4;

  private final String[] words;
  private final long[] deletions;

  TypoIndex(Map<String, Integer> numbers) {
    words = new String[numbers.size()];
    numbers.forEach((word, number) -> words[number] = word);
    long[] found = new long[1024];
    int size = 0;
    for (int number = 0; number < words.length; number++) {
      String word = words[number];
      if (word.length() < SHORTEST) {
        continue;
      }
      for (int gap = 0; gap < word.length(); gap++) {
        if (size + 1 >= found.length) {
          found = Arrays.copyOf(found, found.length * 2);
        }
        if (gap > 0) {
          found[size++] = pack(hashWithout(word, gap), number);
        } else {
          found[size++] = pack(word.hashCode(), number);
        }
      }
    }
    deletions = Arrays.copyOf(found, size);
    Arrays.sort(deletions);
  }

  /** Numbers of the words that are one edit away from {@code word}, ascending. */
  List<Integer> similar(String word) {
    List<Integer> similar = new ArrayList<>();
    if (word.length() < SHORTEST) {
      return similar;
    }
    collect(word.hashCode(), word, similar);
    for (int gap = 1; gap < word.length(); gap++) {
      collect(hashWithout(word, gap), word, similar);
    }
    return similar.stream().distinct().sorted().toList();
  }

  private void collect(int hash, String word, List<Integer> similar) {
    int from = Arrays.binarySearch(deletions, pack(hash, 0));
    for (int i = from < 0 ? -from - 1 : from;
        i < deletions.length && (int) (deletions[i] >> 32) == hash;
        i++) {
      int number = (int) deletions[i];
      if (oneEdit(word, words[number])) {
        similar.add(number);
      }
    }
  }

  private static long pack(int hash, int number) {
    return ((long) hash << 32) | number;
  }

  private static int hashWithout(String word, int gap) {
    int hash = 0;
    for (int i = 0; i < word.length(); i++) {
      if (i != gap) {
        hash = 31 * hash + word.charAt(i);
      }
    }
    return hash;
  }

  private static boolean oneEdit(String a, String b) {
    if (Math.abs(a.length() - b.length()) > 1 || a.charAt(0) != b.charAt(0) || a.equals(b)) {
      return false;
    }
    int from = 0;
    while (from < Math.min(a.length(), b.length()) && a.charAt(from) == b.charAt(from)) {
      from++;
    }
    String restA = a.substring(from);
    String restB = b.substring(from);
    if (restA.length() == restB.length()) {
      boolean other = a.length() > SHORTEST && restA.substring(1).equals(restB.substring(1));
      return other || swapped(restA, restB);
    }
    if (Math.min(a.length(), b.length()) <= SHORTEST) {
      return false;
    }
    return restA.length() > restB.length()
        ? restA.substring(1).equals(restB)
        : restB.substring(1).equals(restA);
  }

  private static boolean swapped(String a, String b) {
    return a.length() > 1
        && a.charAt(0) == b.charAt(1)
        && a.charAt(1) == b.charAt(0)
        && a.substring(2).equals(b.substring(2));
  }
}
