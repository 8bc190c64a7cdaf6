package nl.vervolg.match.wording;

import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.GrammaticalNumber;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.Slot;
import nl.vervolg.knowledge.Phrase;

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
   * Its name with words before it: some names ask for other words than the usual ones, and both can
   * grow together.
   *
   * @param usual the words that the wording gives, with their blank
   */
  default Phrase phrase(Slot slot, Language language, GrammaticalNumber number, String usual) {
    return new Phrase(usual, label(slot, language, number));
  }

  /** The same for a thing of which only the name is known. */
  default Phrase phrase(String name, Language language, String usual) {
    return new Phrase(usual, name);
  }
}
