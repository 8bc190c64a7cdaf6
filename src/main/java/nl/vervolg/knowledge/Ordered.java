package nl.vervolg.knowledge;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Copies maps that keep the order of the files. {@link Map#copyOf} iterates in an order that
 * differs from one start of Java to the next, and ties between words would be broken by it.
 */
final class Ordered {
  private Ordered() {}

  static <K, V> Map<K, V> copy(Map<K, V> map) {
    return Collections.unmodifiableMap(new LinkedHashMap<>(map));
  }
}
