package nl.vervolg.dialogue;

/**
 * Nobody wrote down the words of this domain, only what some things are called. A word that is not
 * known says nothing there.
 */
public record OpenVocabulary() {}
