package nl.vervolg.dialogue;

/** Concluded by {@code rules/routing/}: what a complete question asks for. */
public record Route(Act act) {}
