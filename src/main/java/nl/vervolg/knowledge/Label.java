package nl.vervolg.knowledge;

import java.util.List;
import java.util.Optional;
import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotValue;

/**
 * Words that name a value.
 *
 * @param text as written by the expert or in the data
 * @param language its language; none for a name that is used in every language
 * @param slot the slot
 * @param value the value
 * @param form how it stands in a sentence
 * @param gender grammatical gender of a noun
 * @param weight how large the thing is among those of its name; 0 where it is not known
 * @param lexeme number of the noun among those of its value and language: 0 is the usual one
 * @param within IRIs of the places that the thing lies in; empty where the data do not say
 */
public record Label(
    String text,
    Optional<Language> language,
    SlotType slot,
    SlotValue value,
    WordForm form,
    Gender gender,
    long weight,
    int lexeme,
    List<String> within) {

  /** Copies the list. */
  public Label {
    within = List.copyOf(within);
  }

  /** Words of which it is not known where the thing lies. */
  public Label(
      String text,
      Optional<Language> language,
      SlotType slot,
      SlotValue value,
      WordForm form,
      Gender gender,
      long weight,
      int lexeme) {
    this(text, language, slot, value, form, gender, weight, lexeme, List.of());
  }

  /** The same words as a nickname of a thing in the data; questions are written with its name. */
  Label ofThing(SlotValue thing, long size) {
    return new Label(text, language, slot, thing, form, gender, size, -1, within);
  }
}
