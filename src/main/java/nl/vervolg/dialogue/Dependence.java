package nl.vervolg.dialogue;

/**
 * Concluded by {@code rules/ellipsis/}: a turn of an open conversation depends on what was said
 * before.
 *
 * @param pattern the kind of follow-up that it is
 */
public record Dependence(FollowUpPattern pattern) {}
