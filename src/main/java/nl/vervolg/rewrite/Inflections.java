package nl.vervolg.rewrite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Sets of forms of words that agree with a noun, found by any of their forms. */
final class Inflections {
  private final Map<String, List<Map<String, String>>> byForm = new HashMap<>();

  Inflections(List<Map<String, String>> sets) {
    for (Map<String, String> set : sets) {
      for (String form : new LinkedHashSet<>(set.values())) {
        List<Map<String, String>> known =
            byForm.computeIfAbsent(form.toLowerCase(Locale.ROOT), f -> new ArrayList<>(1));
        if (!known.contains(set)) {
          known.add(set);
        }
      }
    }
  }

  /** The sets that have the word, in their order. */
  List<Map<String, String>> of(String word) {
    return byForm.getOrDefault(word.toLowerCase(Locale.ROOT), List.of());
  }
}
