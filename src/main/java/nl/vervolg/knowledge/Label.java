package nl.vervolg.knowledge;

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
 * @param lexeme number of the noun among those of its value and language: 0 is the usual one
 */
public record Label(
    String text,
    Optional<Language> language,
    SlotType slot,
    SlotValue value,
    WordForm form,
    Gender gender,
    int lexeme) {}
