package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/vetoes/}: why it is not sure what words of an open conversation mean.
 */
public record Withheld(Pointer pointer, VetoReason reason) {}
