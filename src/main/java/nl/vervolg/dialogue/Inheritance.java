package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/inheritance/}: a slot of the question before lives on. A slot without
 * such a conclusion is dropped: nothing is carried over by default.
 */
public record Inheritance(Slot slot, String reason) {}
