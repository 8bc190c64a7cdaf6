package nl.vervolg.dialogue;

/**
 * The turn as a whole is worded as a row of a phrase sheet has it.
 *
 * @param span words of the wording: those right before its first brace, else the first ones
 * @param row id of the row
 * @param pattern what such a wording does, as the sheet names it
 * @param language the language of the row
 * @param wording the wording, with its braces
 */
public record Phrase(Span span, String row, String pattern, Language language, String wording) {}
