package nl.vervolg.dialogue;

/** Concluded by {@code rules/antecedents/}: what words that point back stand for. */
public record Antecedent(Anaphor anaphor, Referent referent) {}
