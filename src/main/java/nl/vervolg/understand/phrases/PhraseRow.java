package nl.vervolg.understand.phrases;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Role;

/**
 * A wording of a phrase sheet.
 *
 * @param id id of its row
 * @param language its language
 * @param pattern what it does, as the sheet names it
 * @param wording as it was written, with its braces
 * @param parts the same in parts, of which one is a word at the least
 */
public record PhraseRow(
    String id, Language language, String pattern, String wording, List<Part> parts) {
  /** Copies the list. */
  public PhraseRow {
    parts = List.copyOf(parts);
  }

  /** A part of a wording. */
  public sealed interface Part {
    /** A word, as words are compared. */
    record Word(String norm) implements Part {}

    /**
     * A brace.
     *
     * @param name the name in it
     * @param role what has to stand there; none for words that point at a row
     */
    record Brace(String name, Optional<Role> role) implements Part {}
  }

  /** The words, in their order. */
  public List<String> words() {
    return parts.stream()
        .filter(Part.Word.class::isInstance)
        .map(part -> ((Part.Word) part).norm())
        .toList();
  }
}
