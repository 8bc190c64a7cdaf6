package nl.vervolg.knowledge;

import nl.vervolg.dialogue.Language;
import nl.vervolg.dialogue.SlotName;

/**
 * Which words stand before a place.
 *
 * @param slot its slot
 * @param key its key
 * @param language the language
 * @param name the class of places in the grammar of the language
 */
public record PlaceClass(SlotName slot, String key, Language language, String name) {}
