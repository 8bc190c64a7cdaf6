/**
 * Keeps conversations on a server that speaks the protocol of Redis, such as Valkey, so that
 * several processes go on with the same ones. Input: a turn. Output: the dialogue state of a
 * session, the same for all. What has to happen at once is a script that runs on the server; the
 * scripts are beside the classes, in {@code src/main/resources}. Jedis is used here and nowhere
 * else. Start at {@link nl.vervolg.session.redis.RedisSessionStore}.
 */
@NullMarked
package nl.vervolg.session.redis;

import org.jspecify.annotations.NullMarked;
