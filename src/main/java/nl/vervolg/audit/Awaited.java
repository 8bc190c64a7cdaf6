package nl.vervolg.audit;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Records that the sessions of a home know of, looked for while the records go by. */
final class Awaited {
  private final TreeMap<Long, Set<String>> hashes = new TreeMap<>();

  Awaited(Collection<TrailHead> sessions) {
    for (TrailHead head : sessions) {
      hashes.computeIfAbsent(head.number(), number -> new TreeSet<>()).add(head.hash());
    }
  }

  /** Takes the number and the hash of a record that is, or was, in the trail. */
  void meet(TrailHead record) {
    Set<String> wanted = hashes.get(record.number());
    if (wanted != null && wanted.remove(record.hash()) && wanted.isEmpty()) {
      hashes.remove(record.number());
    }
  }

  /** Records that cannot be read: nobody knows whether they are those. */
  void unreadable(long first, long last) {
    if (first <= last) {
      hashes.subMap(first, true, last, true).clear();
    }
  }

  /**
   * What is missing of them, in sentences that stay the same when the trail grows.
   *
   * @param before the last record that was taken away as planned
   */
  List<String> missing(TrailHead before) {
    return hashes.tailMap(before.number(), false).entrySet().stream()
        .flatMap(entry -> entry.getValue().stream().map(hash -> missing(entry.getKey(), hash)))
        .toList();
  }

  private static String missing(long number, String hash) {
    return "The sessions know of record "
        + number
        + " with the hash "
        + hash
        + ", and the trail does not have it: records were taken off its end, or it is another trail.";
  }
}
