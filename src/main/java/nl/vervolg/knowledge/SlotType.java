package nl.vervolg.knowledge;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;
import nl.vervolg.dialogue.SlotName;

/**
 * A slot as the domain declares it.
 *
 * @param name its name
 * @param role what it is for
 * @param level within one role, 1 is the narrowest; 0 where levels mean nothing
 * @param open any words can fill it
 * @param comparison for measures: which side of the number counts
 * @param least for measures: the smallest number that can be one; smaller ones are hours or ages
 * @param source the things in the data whose labels fill it
 * @param prefer beginning of the keys that are meant first when a name has several
 * @param nouns words beside a name that say that this slot is meant ("province"), by language
 */
public record SlotType(
    SlotName name,
    Role role,
    int level,
    boolean open,
    Comparison comparison,
    int least,
    Optional<Source> source,
    String prefer,
    Map<Language, List<String>> nouns) {

  /** Copies the map. */
  public SlotType {
    nouns = Ordered.copy(nouns);
  }

  /** Which side of a number a measure takes. */
  public enum Comparison {
    /** Smaller numbers. */
    BEFORE,
    /** Larger numbers. */
    AFTER,
    /** The slot is no comparison. */
    NONE
  }

  /**
   * Where in the data the values of a slot are.
   *
   * @param type IRI of the class of the things; empty for any thing with the key
   * @param key IRI of the property that holds the value
   * @param labels IRIs of the properties that hold names
   * @param adjectives IRI of the property that holds adjectives, or empty
   * @param weight IRI of the property that says how large a thing is, or empty
   * @param within IRI of the property that says in which larger things it lies, or empty
   */
  public record Source(
      String type,
      String key,
      List<String> labels,
      String adjectives,
      String weight,
      String within) {
    /** Copies the list. */
    public Source {
      labels = List.copyOf(labels);
    }
  }
}
