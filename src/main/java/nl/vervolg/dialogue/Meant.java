package nl.vervolg.dialogue;

/** Concluded by {@code rules/antecedents/}: what a pointer of an open conversation stands for. */
public record Meant(Pointer pointer, Spoken spoken) {}
