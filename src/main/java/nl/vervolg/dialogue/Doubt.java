package nl.vervolg.dialogue;

/** Concluded by {@code rules/vetoes/}: why a complete question cannot be taken as it stands. */
public record Doubt(VetoReason reason) {}
