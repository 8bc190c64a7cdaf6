package nl.vervolg.understand;

import nl.vervolg.dialogue.Gender;
import nl.vervolg.dialogue.Span;
import nl.vervolg.knowledge.WordForm;

/**
 * How a mention was worded.
 *
 * @param text the words as they are to be written in a question
 * @param phrase the mention with the words that belong to it ("with a Rembrandt collection")
 * @param form how the words stand in a sentence
 * @param gender grammatical gender of a noun
 * @param lexeme number of the noun among those of its value; -1 where it is none of them
 */
public record Wording(String text, Span phrase, WordForm form, Gender gender, int lexeme) {}
