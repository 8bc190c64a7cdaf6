package nl.vervolg.link;

import nl.vervolg.dialogue.Language;

/** Knows words of one language in another. */
@FunctionalInterface
public interface Glossary {
  /** Knows none. */
  Glossary EMPTY = (text, from, to) -> text;

  /** The text with each phrase that is known exchanged; the same text where none is. */
  String translate(String text, Language from, Language to);
}
