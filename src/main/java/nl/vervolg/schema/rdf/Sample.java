package nl.vervolg.schema.rdf;

import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Some of many values: the same, whatever the order in which they come, and from all of the
 * alphabet.
 */
final class Sample {
  static final int MOST = 5;
  private static final int LONGEST = 100;

  private final TreeSet<String> values =
      new TreeSet<>(
          Comparator.comparingInt(Sample::place).thenComparing(Comparator.naturalOrder()));

  /** Spreads what is alike. */
  private static int place(String value) {
    int hash = value.hashCode() * 0x9E3779B9;
    return hash ^ (hash >>> 15);
  }

  void add(String value) {
    String plain = value.strip();
    if (!plain.isEmpty() && plain.length() <= LONGEST) {
      values.add(plain);
      if (values.size() > MOST) {
        values.pollLast();
      }
    }
  }

  /** In the order of letters. */
  List<String> values() {
    return values.stream().sorted().toList();
  }
}
