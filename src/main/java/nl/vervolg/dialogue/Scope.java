package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/scope/}: this turn is not a question about the domain, or a new one.
 */
public record Scope(ScopeKind kind) {}
