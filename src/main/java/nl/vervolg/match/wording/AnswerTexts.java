package nl.vervolg.match.wording;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The sentences of one language, by name: {@code list.many}, {@code property.director.one}.
 *
 * @param namesShown how many names a sentence lists at most
 * @param joins what stands between names and between facts
 * @param wordings the sentences
 */
public record AnswerTexts(int namesShown, Joins joins, Map<String, Wording> wordings) {
  /** Copies the map. */
  public AnswerTexts {
    wordings = Map.copyOf(wordings);
  }

  /**
   * What stands between.
   *
   * @param names between names
   * @param lastName before the last name
   * @param facts between facts
   */
  public record Joins(String names, String lastName, String facts) {}

  /** The sentence of a template in that form: the one for this key, or else the general one. */
  public Optional<Wording> find(String template, String key, String form) {
    Wording own = wordings.get(template + "." + key + "." + form);
    return Optional.ofNullable(own == null ? wordings.get(template + "." + form) : own);
  }

  /** The sentence of that name. */
  public Optional<Wording> find(String name) {
    return Optional.ofNullable(wordings.get(name));
  }

  /** The names as an enumeration; without the last separator where more follow. */
  public String join(List<String> names, boolean more) {
    if (names.size() < 2 || more) {
      return String.join(joins.names(), names);
    }
    int last = names.size() - 1;
    return String.join(joins.names(), names.subList(0, last)) + joins.lastName() + names.get(last);
  }

  /** The names of all sentences, sorted. */
  public List<String> names() {
    return List.copyOf(new TreeMap<>(wordings).keySet());
  }
}
