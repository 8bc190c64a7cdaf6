package nl.vervolg.match.wording;

import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Slot;

/** What the filler of a slot is called; the vocabulary of the workspace knows. */
@FunctionalInterface
public interface Labels {

  /** Its name in that language, in that number where it is a noun. */
  String label(Slot slot, Language language, GrammaticalNumber number);

  /** The gender of that name, as far as a wording has to agree with it. */
  default Gender gender(Slot slot, Language language) {
    return Gender.NONE;
  }

  /**
   * The preposition that leads it, with its blank: some places take another than the usual one.
   *
   * @param usual the one that the wording gives, with its blank
   */
  default String lead(Slot slot, Language language, String usual) {
    return usual;
  }
}
