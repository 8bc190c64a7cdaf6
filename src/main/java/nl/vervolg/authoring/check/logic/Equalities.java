package nl.vervolg.authoring.check.logic;

import java.util.HashMap;
import java.util.Map;

/** Which fields are the same. What is the same has the same fields. */
final class Equalities {
  private final Map<String, String> same;

  Equalities() {
    this(Map.of());
  }

  private Equalities(Map<String, String> same) {
    this.same = new HashMap<>(same);
  }

  Equalities copy() {
    return new Equalities(same);
  }

  /** Both are the same. */
  void join(String one, String other) {
    String first = usual(one);
    String second = usual(other);
    int order = first.compareTo(second);
    boolean nested = first.startsWith(second + ".") || second.startsWith(first + ".");
    if (order != 0 && !nested) {
      same.put(order < 0 ? second : first, order < 0 ? first : second);
    }
  }

  /** The name that all that are the same share. */
  String usual(String term) {
    String name = term;
    for (int end = name.length(); end > 0; end = name.lastIndexOf('.', end - 1)) {
      String other = same.get(name.substring(0, end));
      if (other != null) {
        name = other + name.substring(end);
        end = name.length() + 1;
      }
    }
    return name;
  }
}
