package nl.vervolg.match.wording;

import java.util.Map;
import java.util.TreeMap;

/**
 * How a preposition and the name after it grow together in a language.
 *
 * @param joined what a preposition and an article become: {@code "de le "} becomes {@code "du "}
 * @param elided what a preposition becomes before a vowel: {@code "de "} becomes {@code "d'"}
 * @param before the letters that elide
 */
public record Contractions(Map<String, String> joined, Map<String, String> elided, String before) {
  /** For a language that has none. */
  public static final Contractions NONE = new Contractions(Map.of(), Map.of(), "");

  /** Copies the maps; sorted, so that the same one is found every time. */
  public Contractions {
    joined = new TreeMap<>(joined);
    elided = new TreeMap<>(elided);
  }

  /** A preposition with its blank, and the name after it. */
  record Phrase(String lead, String name) {}

  Phrase apply(String lead, String name) {
    String whole = lead + name;
    for (Map.Entry<String, String> entry : joined.entrySet()) {
      String separate = entry.getKey();
      if (separate.startsWith(lead) && whole.startsWith(separate)) {
        return new Phrase(entry.getValue(), whole.substring(separate.length()));
      }
    }
    boolean vowel = !name.isEmpty() && before.indexOf(Character.toLowerCase(name.charAt(0))) >= 0;
    return new Phrase(vowel ? elided.getOrDefault(lead, lead) : lead, name);
  }
}
