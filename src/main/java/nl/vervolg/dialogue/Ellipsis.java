package nl.vervolg.dialogue;

/** Concluded by {@code rules/ellipsis/}: something was left unsaid. */
public record Ellipsis(EllipsisKind kind) {}
