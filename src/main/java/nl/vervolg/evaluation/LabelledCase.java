package nl.vervolg.evaluation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A turn of which a person said how it should be understood.
 *
 * @param id its name
 * @param kind the group that it is counted in
 * @param difficulty 1 to 3, or ? where it is not said
 * @param question what was said
 * @param expected how it should be understood
 */
public record LabelledCase(
    String id, String kind, String difficulty, String question, Expected expected) {

  /**
   * What a careful annotator accepts.
   *
   * @param followUp the turn depends on the one before
   * @param patterns every label that can be defended
   * @param resolved every acceptable complete question; none where the wording is free
   * @param intent the outside name of what is asked; empty where any will do
   * @param readings the complete sets of slots that are right; any one of them will do
   * @param changes what the turn changed, where it is said
   */
  public record Expected(
      boolean followUp,
      Set<String> patterns,
      List<String> resolved,
      String intent,
      List<Map<String, String>> readings,
      Optional<Changes> changes) {
    /** Copies the collections. */
    public Expected {
      patterns = Set.copyOf(patterns);
      resolved = List.copyOf(resolved);
      readings = readings.stream().map(Map::copyOf).toList();
    }

    /** True when it is said that the turn takes the slot away. */
    boolean drops(String slot) {
      return changes.map(Changes::dropped).orElse(Set.of()).contains(slot);
    }
  }
}
