package nl.vervolg.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts by name. Only so many names are held; what comes beyond them is counted together. */
final class Tally {
  private static final int MOST = 10_000;
  private static final String OTHERS = "(others)";

  private final Map<String, Long> counts = new TreeMap<>();

  void add(String name) {
    boolean fits = counts.containsKey(name) || counts.size() < MOST;
    counts.merge(fits ? name : OTHERS, 1L, Long::sum);
  }

  long count(String name) {
    return counts.getOrDefault(name, 0L);
  }

  /** Rows of a table in the order of the names. */
  List<List<String>> byName() {
    return rows(Map.Entry.comparingByKey());
  }

  /** Rows of a table, the most frequent first. */
  List<List<String>> byCount() {
    return rows(
        Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
            .thenComparing(Map.Entry.comparingByKey()));
  }

  private List<List<String>> rows(Comparator<Map.Entry<String, Long>> order) {
    List<List<String>> rows = new ArrayList<>();
    counts.entrySet().stream()
        .sorted(order)
        .forEach(each -> rows.add(List.of(each.getKey(), String.valueOf(each.getValue()))));
    return rows;
  }
}
