package nl.vervolg.dialogue;

/** The name of a slot as a workspace declares it, such as {@code city_lower}. */
public record SlotName(String value) implements Comparable<SlotName> {
  @Override
  public int compareTo(SlotName other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
