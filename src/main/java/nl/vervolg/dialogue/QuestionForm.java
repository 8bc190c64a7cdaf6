package nl.vervolg.dialogue;

import java.util.List;
import java.util.stream.Collectors;

/**
 * The words of a question, cut so that the words of each slot can be exchanged.
 *
 * @param parts in order; their texts put together are the question
 */
public record QuestionForm(List<Part> parts) {
  /** Copies the list. */
  public QuestionForm {
    parts = List.copyOf(parts);
  }

  /** One run of characters. */
  public sealed interface Part {
    /** The characters, with their blanks. */
    String text();
  }

  /** Characters that belong to no slot. */
  public record Words(String text) implements Part {}

  /** The words that ask ("how many", "which"). */
  public record Head(String text, Act act) implements Part {}

  /** The words of a slot. */
  public record Filler(String text, SlotName slot, GrammaticalNumber number) implements Part {}

  /** The question as one string. */
  public String text() {
    return parts.stream().map(Part::text).collect(Collectors.joining());
  }
}
