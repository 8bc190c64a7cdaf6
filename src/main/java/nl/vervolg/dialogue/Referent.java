package nl.vervolg.dialogue;

/** What an anaphor can stand for: a thing that was shown, or a slot of the last question. */
public sealed interface Referent permits Focus, Slot {}
