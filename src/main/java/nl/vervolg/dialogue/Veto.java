package nl.vervolg.dialogue;

/** Concluded by {@code rules/vetoes/}: why a reading would be wrong, in words for the user. */
public record Veto(Proposal proposal, VetoReason reason) {}
