package nl.vervolg.metamorphic;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import nl.vervolg.cases.Said;

/**
 * A dialogue made from another one by a change that is understood.
 *
 * @param change the name of the change
 * @param history the turns before
 * @param question the last turn
 * @param keys the key that takes the place of another, by slot and key
 */
record Variant(
    String change, List<Said> history, String question, Map<String, Map<String, String>> keys) {
  /** Copies the list. */
  Variant {
    history = List.copyOf(history);
  }

  /** A change of the last turn that changes no value. */
  static Variant of(String change, List<Said> history, String question) {
    return new Variant(change, history, question, Map.of());
  }

  /** The same with the last turn written in another way. */
  Variant written(String how, String text) {
    return new Variant(change + ", " + how, history, text, keys);
  }

  /** The slots that the change makes of those of the dialogue that it was made from. */
  Map<String, String> expected(Map<String, String> before) {
    Map<String, String> after = new TreeMap<>();
    before.forEach(
        (slot, key) -> after.put(slot, keys.getOrDefault(slot, Map.of()).getOrDefault(key, key)));
    return after;
  }

  /** The dialogue on one line. */
  String dialogue() {
    StringBuilder line = new StringBuilder();
    history.forEach(said -> line.append(said.text()).append(" | "));
    return line + question;
  }
}
