package nl.vervolg.session;

import java.time.Instant;

/**
 * A session of a store.
 *
 * @param id its name
 * @param turns number of its turns
 * @param last when the last of them was answered
 */
public record KeptSession(SessionId id, int turns, Instant last) {}
